import { useState } from 'react';
import { useText } from '../../services/i18n/i18n';
import { ServiceAnchor } from '../../services/support/service-links';
import { ServiceSheet } from '../../services/support/service-sheet';
import { useServiceLinks } from '../../services/support/use-service-links';
import { Icon } from '../../ui/icon';
import { useFocusHeir } from '../../ui/use-focus-heir';
import visually from '../../ui/visually-hidden.module.css';
import style from './support-float.module.css';

/** Customer service at the side of home: a link, or the choice of several (CS-1). */
export function SupportFloat() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const links = useServiceLinks('float');
  const heir = useFocusHeir();
  const [first, second] = links ?? [];
  if (!first) return null;
  const inside = (
    <>
      <Icon name="headset" />
      <span className={visually.hidden}>{second ? t('support.title') : first.title || t('support.contact')}</span>
    </>
  );
  return (
    <aside className={style.side} data-at-side aria-label={t('support.title')}>
      {second ? (
        <button ref={heir} type="button" className={style.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {inside}
        </button>
      ) : (
        <ServiceAnchor ref={heir} address={first.address} className={style.button}>
          {inside}
        </ServiceAnchor>
      )}
      {isOpen && links && <ServiceSheet links={links} onClose={() => setOpen(false)} />}
    </aside>
  );
}
