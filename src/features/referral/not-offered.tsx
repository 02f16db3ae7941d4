import { useEffect } from 'react';
import { useText } from '../../services/i18n/i18n';
import { ContactButton } from '../../services/support/contact-button';
import { openSupport } from '../../services/support/open-support';
import { Message } from '../../ui/message';

/** Inviting is not on offer: customer service opens instead (LINK-3). */
export function NotOffered() {
  const t = useText();
  useEffect(() => openSupport(), []);
  return (
    <>
      <Message tone="quiet">{t('page.invite.closed')}</Message>
      <ContactButton />
    </>
  );
}
