import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import button from '../../../ui/button/button.module.css';
import { useFocusTransfer } from '../../../ui/dialog/use-focus-transfer';
import { useTranslate } from '../../i18n/i18n';
import { CustomerServiceAnchor } from './customer-service-links';
import { CustomerServiceSheet } from './customer-service-sheet';
import { useCustomerServiceLinksByPlacement } from './use-customer-service-links';

/**
 * Customer service button (CS-1). Also works on screens that are shown when the platform cannot be reached, because
 * known links need no request. A single link is rendered as a link; for several links, a button opens a sheet.
 * Renders nothing if there are no links.
 */
export function ContactButton({ look = 'secondary' }: { readonly look?: 'primary' | 'secondary' }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const links = useCustomerServiceLinksByPlacement('contact');
  const focusRef = useFocusTransfer();
  const label = t('support.contact');
  if (!links) {
    return (
      <Button ref={focusRef} look={look} wide busy>
        {label}
      </Button>
    );
  }
  const [first, second] = links;
  if (!first) return null;
  if (!second) {
    return (
      <CustomerServiceAnchor
        ref={focusRef}
        address={first.address}
        className={[button.button, button[look], button.wide].join(' ')}
      >
        {label}
      </CustomerServiceAnchor>
    );
  }
  return (
    <>
      <Button ref={focusRef} look={look} wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <CustomerServiceSheet links={links} onClose={() => setOpen(false)} />}
    </>
  );
}
