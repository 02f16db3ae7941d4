import { Navigate } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { LoginPrompt } from '../features/login/panel/login-prompt';
import { InviteSteps } from '../features/referral/invite-steps';
import { MyInvitation } from '../features/referral/my-invitation';
import { ReferralUnavailableMessage } from '../features/referral/referral-unavailable-message';
import { RegisterPrompt } from '../features/registration/form/register-prompt';
import { useTranslate } from '../services/i18n/i18n';
import { withCampaignParams } from '../services/navigation/navigate';
import { PageLayout } from '../services/navigation/page-layout';
import { OffersGate } from '../services/play-protection/offers-gate';
import { QueryView } from '../services/queries/query-view';
import { useAvailablePromotions } from '../services/referral/available-promotions-query';
import { decideInviteTarget, isAgentType } from '../services/referral/decide-invite-target';
import { useSession } from '../services/session/session-store';
import { LoginOrRegisterCard } from '../ui/layout/login-or-register-card';
import { PageIntroCard } from '../ui/layout/page-intro-card';

/**
 * Page to invite friends. Visitors may open it (ROUTE-2), so the page itself checks whether the merchant offers
 * invitations and redirects agents to their own page (LINK-3).
 */
export default function InviteFriendsPage() {
  const t = useTranslate();
  const session = useSession((state) => state.session);
  const promotions = useAvailablePromotions();
  const type = session?.type ?? -1;
  if (isAgentType(type)) return <Navigate replace to={withCampaignParams(ROUTES.agentRegister.path)} />;
  return (
    <PageLayout title={t('page.invite.title')}>
      <OffersGate>
        <QueryView query={promotions}>
          {({ REFERRAL: { enabled, count } }) =>
            decideInviteTarget({ type, isOffered: enabled }) === 'support' ? (
              <ReferralUnavailableMessage />
            ) : (
              <>
                <PageIntroCard icon="invite" illustration="friends">
                  {t('page.invite.text')}
                </PageIntroCard>
                {session && <MyInvitation rewards={count} />}
                <InviteSteps isFolded={session !== undefined} />
                {!session && (
                  <LoginOrRegisterCard icon="person">
                    <LoginPrompt />
                    <RegisterPrompt />
                  </LoginOrRegisterCard>
                )}
              </>
            )
          }
        </QueryView>
      </OffersGate>
    </PageLayout>
  );
}
