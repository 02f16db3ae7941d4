import { AccountMenu } from '../features/account/account-menu';
import { LogOutButton } from '../features/account/log-out-button';
import { MemberCard } from '../features/account/member-card';
import { useText } from '../services/i18n/i18n';
import { PageScreen } from '../services/navigation/page-screen';

/** The member's own page (MEM-1). */
export default function MemberHomePage() {
  const t = useText();
  return (
    <PageScreen title={t('account.title')}>
      <MemberCard />
      <AccountMenu />
      <LogOutButton />
    </PageScreen>
  );
}
