import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../services/i18n/i18n';
import { Button } from '../ui/button/button';
import style from './skip-link.module.css';

/**
 * The first stop of the keyboard on every page: leads past header and navigation, on home past banners and categories to
 * the games. Visible while it has the focus. It is put before the app, because it arrives after the first paint.
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

/** Moves the focus past header and navigation: on home to the first game, elsewhere to the start of the content. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>('[data-skip] ~ *') ?? document.querySelector<HTMLElement>('main');
  if (!content) return;
  if (!content.matches('a, button')) content.tabIndex = -1;
  content.focus();
}
