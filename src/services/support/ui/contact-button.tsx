import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import button from '../../../ui/button/button.module.css';
import { useFocusTransfer } from '../../../ui/dialog/use-focus-transfer';
import { useTranslate } from '../../i18n/i18n';
import { ServiceAnchor } from './service-links';
import { ServiceSheet } from './service-sheet';
import { useServiceLinks } from './use-service-links';

/**
 * Customer service button for screens on which nothing else may work: a link, or a sheet if there are several links;
 * renders nothing if there is none (CS-1). A click opens the link or the sheet without a request.
 */
export function ContactButton({ look = 'secondary' }: { readonly look?: 'primary' | 'secondary' }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const links = useServiceLinks('contact');
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
      <ServiceAnchor
        ref={focusRef}
        address={first.address}
        className={[button.button, button[look], button.wide].join(' ')}
      >
        {label}
      </ServiceAnchor>
    );
  }
  return (
    <>
      <Button ref={focusRef} look={look} wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ServiceSheet links={links} onClose={() => setOpen(false)} />}
    </>
  );
}
