import { readHistoryKey } from '../../browser/page/history';
import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';
import { ROUTES } from '../../contract/paths';
import { navigateTo } from '../navigation/navigate';
import { showNotice } from '../overlays/notices';
import { closeAllOverlays } from '../overlays/overlays';
import { clearRememberedLogin } from '../remembered-login/clear-remembered-login';
import { getCurrentSession, useSession } from '../session/session-store';
import { signOut } from '../session-lifecycle/sign-out';
import { recordPlayProtection } from './record-play-protection';

/** The epoch without a session in which the member has been told of their exclusion. */
let toldEpoch: number | undefined;

/**
 * Ends what an excluded member has in this browser: their remembered login and the session, in every tab. The
 * push registration ends with the record (`watch-push-registration.ts`), and marketing stays off (SAFE-2, SAFE-4).
 * A page for members then opens home.
 * @param until end of the exclusion (epoch ms)
 */
export async function endPlay(until: number): Promise<void> {
  recordPlayProtection({ excludedUntil: until });
  await clearRememberedLogin(getCurrentSession()?.userName);
  signOut(readHistoryKey());
  tellOfExclusion(until);
}

/**
 * Tells a member whose session has ended that they are excluded. Replaces the notice that asks them to sign in again,
 * and the sign-in page, which they cannot use.
 */
export function tellOfExclusion(until: number): void {
  toldEpoch = useSession.getState().epoch;
  closeAllOverlays();
  // A page for members that is not rendered yet opens home, too.
  useSession.setState({ signedOutOn: readHistoryKey() });
  if (location.pathname === ROUTES.login.path) navigateTo(ROUTES.home.path, { replace: true });
  showNotice({
    key: 'excluded',
    title: { key: 'exclude.done.title' },
    message:
      until === EXCLUSION_WITHOUT_END_MS
        ? { key: 'exclude.done.forever' }
        : { key: 'exclude.done.text', values: { moment: until } },
  });
}

/**
 * Whether the member was told when their session ended: a call that is refused after it, such as the log-out, knows no
 * more, perhaps less.
 */
export const wasToldOfExclusion = (): boolean => useSession.getState().epoch === toldEpoch;
