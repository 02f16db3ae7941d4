import { askAfresh } from '../../base/async';
import { subscribeNetwork } from '../../browser/network';
import { onPageRestored } from '../../browser/page-restore';
import { purgeRecent } from '../games/purge-recent';
import { merchantPaths } from '../merchant/merchant-paths';
import { useMerchant } from '../merchant/merchant-store';
import { decideAccess } from '../navigation/decide-access';
import { onSessionOver } from '../platform/platform';
import { decideTabNews } from './decide-tab-news';
import { useMember } from './member';
import { purgeMember } from './purge-member';
import { refreshMember } from './refresh-member';
import { tellSessionOver } from './session-over';
import { currentSession, isStoredSession, settlePassword } from './session-store';
import { listenToTabs } from './tabs';

function isOnMemberPage(): boolean {
  const visitor = { hasSession: false, mustChangePassword: false };
  const { password } = merchantPaths(useMerchant.getState().status);
  return decideAccess(window.location.pathname, visitor, password).kind !== 'enter';
}

/** Asks who is signed in unless that is known; answers whether it is. */
async function nameMember(): Promise<boolean> {
  const isNamed = () => !currentSession() || useMember.getState().member !== undefined;
  if (!isNamed()) await refreshMember();
  return isNamed();
}

/** Ends the session of this tab when the platform, another tab or the tab's own past says so (SESS-3, SESS-4). */
export function watchSession(): void {
  onSessionOver(tellSessionOver);

  listenToTabs((message) => {
    const session = currentSession();
    const news = decideTabNews(message, session, isOnMemberPage());
    if (news === 'nothing') return;
    if (news === 'settle') return settlePassword();
    void purgeRecent(session);
    if (news === 'forget') purgeMember();
    else tellSessionOver();
  });

  // Whoever could not be named for want of a network is named when there is one.
  subscribeNetwork((online) => {
    if (online) void askAfresh(nameMember);
  });

  // A page that comes back as it was left may show a member who has signed out meanwhile.
  onPageRestored(() => {
    if (!isStoredSession()) window.location.reload();
    else if (currentSession()) void refreshMember();
  });
}
