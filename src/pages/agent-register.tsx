import { useState } from 'react';
import { ROUTES } from '../contract/paths';
import { DownlineRegistrationForm } from '../features/agent/downline-registration-form';
import { MyInvitation } from '../features/referral/my-invitation';
import { useTranslate } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageLayout } from '../services/navigation/page-layout';
import { isAgentType } from '../services/referral/decide-invite-target';
import { useSession } from '../services/session/session-store';
import { ContactButton } from '../services/support/ui/contact-button';
import { EmptyState } from '../ui/feedback/empty-state';
import { PageIntroCard } from '../ui/layout/page-intro-card';
import style from './agent-register.module.css';

/** Page on which an agent registers a downline account with a form, or shares an invitation link (LINK-3). */
export default function AgentRegisterPage() {
  const t = useTranslate();
  const type = useSession(({ session }) => session?.type ?? -1);
  const [registered, setRegistered] = useState(0);
  return (
    <PageLayout title={t('page.agent.title')}>
      {isAgentType(type) ? (
        <>
          <PageIntroCard icon="invite" illustration="friends">
            {t('page.agent.text')}
          </PageIntroCard>
          <DownlineRegistrationForm onRegistered={() => setRegistered((count) => count + 1)} />
          <h2>{t('page.agent.link')}</h2>
          <MyInvitation key={registered} isMain={false} />
        </>
      ) : (
        <div className={style.others}>
          <EmptyState icon="invite" illustration="friends" title={t('page.agent.only')}>
            {t('page.agent.only.text')}
          </EmptyState>
          <ButtonLink to={ROUTES.inviteFriends.path} wide>
            {t('page.invite.title')}
          </ButtonLink>
          <ContactButton />
        </div>
      )}
    </PageLayout>
  );
}
