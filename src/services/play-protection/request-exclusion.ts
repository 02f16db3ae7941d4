import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { ok, type Result } from '../../base/result';
import { type ApiError, endsSession, isSessionOver } from '../../contract/api-error';
import { startSelfExclusion } from '../../contract/endpoints/account/play-limits';
import { call } from '../platform/api-client';
import { useSession } from '../session/session-store';
import { readMemberKey } from '../session/use-member-key';
import { refreshMember } from '../session-lifecycle/refresh-member';
import { computeExclusionEnd } from './compute-exclusion-end';
import { readExclusionRefusal } from './read-exclusion-refusal';
import { recordPlayProtection } from './record-play-protection';
import {
  findUnansweredExclusion,
  readExclusionOwner,
  readNow,
  removeUnansweredExclusion,
  storeUnansweredExclusion,
  type UnansweredExclusion,
} from './unanswered-exclusion';

/**
 * Asks the platform to exclude the signed-in member. If no answer comes, the exclusion holds in this browser all the
 * same, and is kept to be sent again, also after a sign-out: it was confirmed twice, and a lost answer must not go on
 * with offers (SAFE-2.12). Sent again, it has the end that was confirmed: it may have begun at the first attempt, and must
 * not become longer. The platform ends the session with the exclusion, so that a session that is over answers the second
 * attempt.
 * It is sent without the id of the member, if that has not arrived; who they are is asked for once the answer is lost.
 * Resolves with the end of the exclusion (epoch ms).
 * @param months 0 for good
 */
export async function requestExclusion(months: number): Promise<Result<number, ApiError>> {
  const before = findUnansweredExclusion();
  const at = readNow();
  const chosen = { months, until: computeExclusionEnd(at, months), at };
  // Another tab may have sent one of another length: the longer counts, because both were confirmed.
  const again = before && (before.months === months || before.until >= chosen.until) ? before : undefined;
  const exclusion: UnansweredExclusion = again ?? chosen;
  const { until } = exclusion;
  // Before it is sent: the page may be closed while it waits for the answer.
  const sender = { owner: readExclusionOwner(), member: readMemberKey() };
  storeUnansweredExclusion(sender.owner, exclusion);
  const { epoch } = useSession.getState();
  const body = { months: exclusion.months, ...(again && { until }) };
  const result = await call(startSelfExclusion, { body, quiet: true });
  const isUnanswered = !result.ok && !endsSession(result.error) && isOutcomeUnknown(result.error);
  if (isUnanswered && sender.member === '' && useSession.getState().epoch === epoch) await refreshMember();
  // The id of the member may have arrived meanwhile, or another member have signed in.
  const isSameSession = useSession.getState().epoch === epoch;
  const { owner, member } = isSameSession ? { owner: readExclusionOwner(), member: readMemberKey() } : sender;
  // Each time, what another tab has kept meanwhile is read again: of two that were confirmed, the longer stays.
  if (result.ok) {
    removeUnansweredExclusion(owner, Math.max(until, result.value.excludedUntil));
    return ok(result.value.excludedUntil || until);
  }
  const { error } = result;
  const told = error.layer === 'business' ? readExclusionRefusal(error, readNow()) : undefined;
  if (told) {
    removeUnansweredExclusion(owner, told.excludedUntil);
    recordPlayProtection({ excludedUntil: told.excludedUntil }, member);
    return ok(told.excludedUntil);
  }
  // A session that is over may have ended before the exclusion began: it is sent again when the member signs in, also to
  // an account that was closed and is opened again.
  const isOver = endsSession(error);
  // A refusal is definite only if nothing was sent before, which may have begun, and holds here.
  const isKept = again !== undefined || isOver || isUnanswered;
  if (!isKept) removeUnansweredExclusion(owner, until);
  const kept = isKept ? { ...exclusion, attemptId: error.requestId ?? exclusion.attemptId } : before;
  if (kept) recordPlayProtection({ excludedUntil: storeUnansweredExclusion(owner, kept).until }, member);
  // A longer one than before has not begun: if anything has ended the session, it was the shorter one.
  return isSessionOver(error) && again ? ok(until) : result;
}
