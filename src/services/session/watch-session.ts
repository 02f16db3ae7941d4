import { onPageRestored } from '../../browser/page-restore';
import { merchantPaths } from '../merchant/merchant-paths';
import { useMerchant } from '../merchant/merchant-store';
import { decideAccess } from '../navigation/decide-access';
import { onSessionOver } from '../platform/platform';
import { decideTabNews } from './decide-tab-news';
import { purgeMember } from './purge-member';
import { refreshMember } from './refresh-member';
import { tellSessionOver } from './session-over';
import { currentSession, isStoredSession } from './session-store';
import { listenToTabs } from './tabs';

function isOnMemberPage(): boolean {
  const visitor = { hasSession: false, mustChangePassword: false };
  const { password } = merchantPaths(useMerchant.getState().status);
  return decideAccess(window.location.pathname, visitor, password).kind !== 'enter';
}

/** Ends the session of this tab when the platform, another tab or the tab's own past says so (SESS-3, SESS-4). */
export function watchSession(): void {
  onSessionOver(tellSessionOver);

  listenToTabs((message) => {
    const news = decideTabNews(message, currentSession(), isOnMemberPage());
    if (news === 'forget') purgeMember();
    if (news === 'forget-and-tell') tellSessionOver();
  });

  // A page that comes back as it was left may show a member who has signed out meanwhile.
  onPageRestored(() => {
    if (!isStoredSession()) window.location.reload();
    else if (currentSession()) void refreshMember();
  });
}
