import { useState } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { CustomerServiceAnchor } from '../../services/support/ui/customer-service-links';
import { CustomerServiceSheet } from '../../services/support/ui/customer-service-sheet';
import { useCustomerServiceLinksByPlacement } from '../../services/support/ui/use-customer-service-links';
import { useFocusTransfer } from '../../ui/dialog/use-focus-transfer';
import { Icon } from '../../ui/media/icon';
import visually from '../../ui/styles/visually-hidden.module.css';
import style from './floating-customer-service-button.module.css';

/**
 * Floating customer service button on home: a link, or a button that opens a sheet if there are several links (CS-1).
 * Renders nothing if there are no links. Half of the button is outside of the viewport until it has the focus, so that
 * it covers neither amounts nor games.
 */
export function FloatingCustomerServiceButton() {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const links = useCustomerServiceLinksByPlacement('float');
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
    <aside className={style.side} data-at-side aria-label={t('support.title')}>
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
        <CustomerServiceAnchor ref={focusRef} address={first.address} className={style.button}>
          {content}
        </CustomerServiceAnchor>
      )}
      {isOpen && links && <CustomerServiceSheet links={links} onClose={() => setOpen(false)} />}
    </aside>
  );
}
