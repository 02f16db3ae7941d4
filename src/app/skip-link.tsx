import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../services/i18n/i18n';
import { Button } from '../ui/button/button';
import style from './skip-link.module.css';

/**
 * Button that moves the focus past header and navigation to the content; on home, past banners and categories too, to
 * the games. It is the first focusable element of every page and visible only while focused. It loads after the first
 * paint, so its container is inserted before the app's root element.
 */
export function SkipLink() {
  const t = useTranslate();
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    const first = document.createElement('div');
    document.body.prepend(first);
    setPlace(first);
    return () => first.remove();
  }, []);
  if (!place) return null;
  return createPortal(
    <nav aria-label={t('nav.skip.label')}>
      <Button look="secondary" className={style.skip} onClick={focusContent}>
        {t('nav.skip')}
      </Button>
    </nav>,
    place,
  );
}

/** Moves the focus to the first game on home, and to the start of the content on other pages. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>('[data-skip] ~ *') ?? document.querySelector<HTMLElement>('main');
  if (!content) return;
  if (!content.matches('a, button')) content.tabIndex = -1;
  content.focus();
}
