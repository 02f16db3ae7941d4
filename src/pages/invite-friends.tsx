import { Navigate } from 'react-router-dom';
import { ROUTES } from '../contract/paths';
import { LoginPrompt } from '../features/login/login-prompt';
import { NotOffered } from '../features/referral/not-offered';
import { OwnInvitation } from '../features/referral/own-invitation';
import { RegisterPrompt } from '../features/registration/register-prompt';
import { useText } from '../services/i18n/i18n';
import { carried } from '../services/navigation/navigator';
import { PageScreen } from '../services/navigation/page-screen';
import { AnswerView } from '../services/platform/answer-view';
import { useAnswer } from '../services/platform/use-answer';
import { askPromotions } from '../services/referral/ask-promotions';
import { decideReferral, isAgent } from '../services/referral/decide-referral';
import { useSession } from '../services/session/session-store';

/** Inviting friends; public (ROUTE-2). Wherever one comes from, the rule of LINK-3 holds here. */
export default function InviteFriendsPage() {
  const t = useText();
  const session = useSession((state) => state.session);
  const promotions = useAnswer(askPromotions);
  const type = session?.type ?? -1;
  if (isAgent(type)) return <Navigate replace to={carried(ROUTES.agentRegister.path)} />;
  return (
    <PageScreen title={t('page.invite.title')}>
      <AnswerView answer={promotions}>
        {({ REFERRAL: { enabled, count } }) =>
          decideReferral({ type, isOffered: enabled }) === 'support' ? (
            <NotOffered />
          ) : (
            <>
              <p>{t('page.invite.text')}</p>
              {session && <OwnInvitation rewards={count} />}
              <LoginPrompt />
              <RegisterPrompt />
            </>
          )
        }
      </AnswerView>
    </PageScreen>
  );
}
