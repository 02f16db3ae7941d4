import { useState } from 'react';
import { ROUTES } from '../contract/paths';
import { AgentForm } from '../features/agent/agent-form';
import { OwnInvitation } from '../features/referral/own-invitation';
import { useText } from '../services/i18n/i18n';
import { ButtonLink } from '../services/navigation/button-link';
import { PageScreen } from '../services/navigation/page-screen';
import { isAgent } from '../services/referral/decide-referral';
import { useSession } from '../services/session/session-store';
import { ContactButton } from '../services/support/contact-button';
import { Message } from '../ui/message';
import style from './agent-register.module.css';

/** Where agents register others, by the form or by their link (LINK-3). */
export default function AgentRegisterPage() {
  const t = useText();
  const type = useSession(({ session }) => session?.type ?? -1);
  const [registered, setRegistered] = useState(0);
  return (
    <PageScreen title={t('page.agent.title')}>
      {isAgent(type) ? (
        <>
          <p>{t('page.agent.text')}</p>
          <AgentForm onRegistered={() => setRegistered((count) => count + 1)} />
          <h2>{t('page.agent.link')}</h2>
          <OwnInvitation key={registered} />
        </>
      ) : (
        <div className={style.others}>
          <Message tone="quiet">{t('page.agent.only')}</Message>
          <ButtonLink to={ROUTES.inviteFriends.path} wide>
            {t('page.invite.title')}
          </ButtonLink>
          <ContactButton />
        </div>
      )}
    </PageScreen>
  );
}
