import { useEffect } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { ContactButton } from '../../services/support/ui/contact-button';
import { openSupportSheet } from '../../services/support/ui/open-support-sheet';
import { Message } from '../../ui/feedback/message';

/** Message that invitations are not available; opens the customer service sheet when mounted (LINK-3). */
export function ReferralUnavailable() {
  const t = useTranslate();
  useEffect(() => openSupportSheet(), []);
  return (
    <>
      <Message tone="quiet">{t('page.invite.closed')}</Message>
      <ContactButton />
    </>
  );
}
