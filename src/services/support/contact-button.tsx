import { useState } from 'react';
import { Button } from '../../ui/button';
import button from '../../ui/button.module.css';
import { useFocusHeir } from '../../ui/use-focus-heir';
import { useText } from '../i18n/i18n';
import { ServiceAnchor } from './service-links';
import { ServiceSheet } from './service-sheet';
import { useServiceLinks } from './use-service-links';

/**
 * The way to customer service from a screen on which nothing else may work: a link, or the choice of several; absent when
 * none can be opened (CS-1). A click leads on at once, without a call.
 */
export function ContactButton() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const links = useServiceLinks('contact');
  const heir = useFocusHeir();
  const label = t('support.contact');
  if (!links) {
    return (
      <Button ref={heir} look="secondary" wide busy>
        {label}
      </Button>
    );
  }
  const [first, second] = links;
  if (!first) return null;
  if (!second) {
    return (
      <ServiceAnchor
        ref={heir}
        address={first.address}
        className={[button.button, button.secondary, button.wide].join(' ')}
      >
        {label}
      </ServiceAnchor>
    );
  }
  return (
    <>
      <Button ref={heir} look="secondary" wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <ServiceSheet links={links} onClose={() => setOpen(false)} />}
    </>
  );
}
