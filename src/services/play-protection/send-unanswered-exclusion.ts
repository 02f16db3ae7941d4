import { readMemberKey } from '../session/use-member-key';
import { endPlay } from './end-play';
import { recordPlayProtection } from './record-play-protection';
import { requestExclusion } from './request-exclusion';
import { findUnansweredExclusion, isSentByItself } from './unanswered-exclusion';

/** Sends an exclusion of the signed-in member again whose answer was lost. */
export async function sendUnansweredExclusion(): Promise<void> {
  const unanswered = findUnansweredExclusion();
  if (!unanswered) return;
  // The page may have been closed before the answer.
  recordPlayProtection({ excludedUntil: unanswered.until }, readMemberKey());
  if (!isSentByItself(unanswered)) return;
  const result = await requestExclusion(unanswered.months);
  if (result.ok) await endPlay(result.value);
}
