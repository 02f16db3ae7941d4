import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';
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
 * @param until end of the exclusion (epoch ms)
 * @param historyKey key of the history entry on which the member signs out, which then opens home
 */
export async function endPlay(until: number, historyKey?: string): Promise<void> {
  recordPlayProtection({ excludedUntil: until });
  await clearRememberedLogin(getCurrentSession()?.userName);
  signOut(historyKey);
  tellOfExclusion(until);
}

/**
 * Tells a member whose session has ended that they are excluded. Replaces the notice that asks them to sign in again,
 * which they cannot.
 */
export function tellOfExclusion(until: number): void {
  toldEpoch = useSession.getState().epoch;
  closeAllOverlays();
  showNotice({
    key: 'excluded',
    title: { key: 'exclude.done.title' },
    message:
      until === EXCLUSION_WITHOUT_END_MS
        ? { key: 'exclude.done.forever' }
        : { key: 'exclude.done.text', values: { moment: until } },
  });
}

/** Whether the member was told when their session ended: the refused log-out that follows must not tell them again. */
export const wasToldOfExclusion = (): boolean => useSession.getState().epoch === toldEpoch;
