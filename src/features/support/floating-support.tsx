import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { ServiceAnchor } from '../../services/support/ui/service-links';
import { ServiceSheet } from '../../services/support/ui/service-sheet';
import { useServiceLinks } from '../../services/support/ui/use-service-links';
import { useFocusTransfer } from '../../ui/dialog/use-focus-transfer';
import { Icon } from '../../ui/media/icon';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './floating-support.module.css';

/** Scroll position from which the button is docked at the edge of the viewport (CSS px). */
const DOCK_SCROLL_PX = 80;

function subscribeScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/**
 * Floating customer service button on home: a link, or a button that opens a sheet if there are several links (CS-1).
 * Renders nothing without links. While the page is scrolled, half of the button is outside of the viewport, so that it
 * covers less of the games.
 */
export function FloatingSupport() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const links = useServiceLinks('float');
  const isDocked = useSyncExternalStore(subscribeScroll, () => scrollY > DOCK_SCROLL_PX);
  const focusRef = useFocusTransfer();
  const [first, second] = links ?? [];
  if (!first) return null;
  const content = (
    <>
      <Icon name="headset" />
      <span className={visually.hidden}>{second ? t('support.title') : first.title || t('support.contact')}</span>
    </>
  );
  return (
    <aside className={style.side} data-at-side data-docked={isDocked || undefined} aria-label={t('support.title')}>
      {second ? (
        <button
          ref={focusRef}
          type="button"
          className={style.button}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {content}
        </button>
      ) : (
        <ServiceAnchor ref={focusRef} address={first.address} className={style.button}>
          {content}
        </ServiceAnchor>
      )}
      {isOpen && links && <ServiceSheet links={links} onClose={() => setOpen(false)} />}
    </aside>
  );
}
