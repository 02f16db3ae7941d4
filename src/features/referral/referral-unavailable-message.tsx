import { useEffect } from 'react';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { useIsPageOffered } from '../../services/merchant/page-needs';
import { ButtonLink } from '../../services/navigation/button-link';
import { ContactButton } from '../../services/support/ui/contact-button';
import { openCustomerServiceSheet } from '../../services/support/ui/open-customer-service-sheet';
import { EmptyState } from '../../ui/feedback/empty-state';
import style from './invite-card.module.css';

/** Message that invitations are not available; opens the customer service sheet when mounted (LINK-3). */
export function ReferralUnavailableMessage() {
  const t = useTranslate();
  const isOffered = useIsPageOffered(ROUTES.activity.path);
  // The sheet covers the message, so that it begins with it.
  useEffect(() => openCustomerServiceSheet({ intro: 'page.invite.closed' }), []);
  return (
    <EmptyState
      icon="invite"
      illustration="friends"
      title={t('page.invite.closed')}
      action={
        <div className={style.actions}>
          {isOffered && (
            <ButtonLink to={ROUTES.activity.path} wide>
              {t('page.activity.all')}
            </ButtonLink>
          )}
          <ContactButton />
        </div>
      }
    >
      {t('page.invite.closed.text')}
    </EmptyState>
  );
}
