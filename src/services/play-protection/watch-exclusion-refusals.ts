import { importChunk } from '../../browser/page/import-chunk';
import type { Refusal } from '../../contract/api-error';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import { setRefusalListener } from '../platform/api-client';
import { useSession } from '../session/session-store';

/** Whether a refusal may tell of a self-exclusion; what it tells is read by the code that is loaded then. */
const mayTellOfExclusion = ({ code, value }: Refusal): boolean =>
  code === ERROR_CODES.excluded || (SESSION_EXPIRED_CODES.has(code) && value !== null && value !== undefined);

/**
 * Lets every refusal that tells of a self-exclusion hold in this browser, whichever call it refuses. The code that does
 * so is loaded then: hardly any visitor needs it.
 */
export function watchExclusionRefusals(): void {
  // A call that tells nothing may have ended the session first, or the code have failed to load.
  let last = useSession.getState();
  useSession.subscribe((state) => {
    if (state.session) last = state;
  });
  setRefusalListener((refusal, epoch) => {
    if (!mayTellOfExclusion(refusal)) return;
    // Whose call it was, now: another member may sign in while the code is loaded.
    const caller = epoch === last.epoch ? last.session : undefined;
    importChunk(() => import('./handle-exclusion-refusal')).then(
      ({ handleExclusionRefusal }) => handleExclusionRefusal(refusal, caller),
      // Without the chunk the next refusal tells again, of another call of this session or of a sign-in.
      () => undefined,
    );
  });
}
