import { EXCLUSION_WITHOUT_END_MS } from '../../../contract/endpoints/account/play-limits';
import { showNotice } from '../../../services/overlays/notices';
import { recordPlayProtection } from '../../../services/play-protection/play-status';
import { clearRememberedLogin } from '../../../services/remembered-login/clear-remembered-login';
import { signOut } from '../../../services/session-lifecycle/sign-out';

/**
 * Ends what an excluded member has in this browser: the remembered login and the session, in every tab. The
 * push registration ends with the record (`watch-push-registration.ts`), and marketing stays off (SAFE-2, SAFE-4).
 * @param until end of the exclusion (epoch ms)
 * @param historyKey key of the history entry on which the member signs out, which then opens home
 */
export async function endPlay(until: number, historyKey: string): Promise<void> {
  recordPlayProtection({ excludedUntil: until });
  await clearRememberedLogin();
  signOut(historyKey);
  showNotice({
    key: 'excluded',
    title: { key: 'exclude.done.title' },
    message:
      until === EXCLUSION_WITHOUT_END_MS
        ? { key: 'exclude.done.forever' }
        : { key: 'exclude.done.text', values: { moment: until } },
  });
}
