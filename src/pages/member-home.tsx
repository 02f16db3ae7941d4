import { AccountMenu } from '../features/account/account-menu';
import { LogOutButton } from '../features/account/log-out-button';
import { MemberCard } from '../features/account/member-card';
import { ChatRow } from '../features/chat/chat-row';
import { RankSummary } from '../features/vip/rank-summary';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';
import { ContactButton } from '../services/support/contact-button';
import style from './member-home.module.css';

/** The member's own page (MEM-1): who that is, how far the next rank is, every page of the member area, and who helps. */
export default function MemberHomePage() {
  const t = useText();
  return (
    <PageScreen title={t('account.title')}>
      <MemberCard />
      <RankSummary />
      <AccountMenu>
        <ChatRow />
      </AccountMenu>
      <div className={style.actions}>
        <ContactButton />
        <LogOutButton />
      </div>
    </PageScreen>
  );
}
