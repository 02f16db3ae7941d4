import { useEffect } from 'react';
import { useTranslate } from '../../services/i18n/i18n';
import { ContactButton } from '../../services/support/ui/contact-button';
import { openCustomerServiceSheet } from '../../services/support/ui/open-customer-service-sheet';
import { EmptyState } from '../../ui/feedback/empty-state';

/** Message that invitations are not available; opens the customer service sheet when mounted (LINK-3). */
export function ReferralUnavailableMessage() {
  const t = useTranslate();
  useEffect(() => openCustomerServiceSheet(), []);
  return (
    <EmptyState icon="invite" illustration="friends" title={t('page.invite.closed')} action={<ContactButton />}>
      {t('page.invite.closed.text')}
    </EmptyState>
  );
}
