import { literal, object, record, string, unknown } from 'valibot';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { FORMER_CASHIER_PREFIX, FORMER_FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { computeMemberKey } from '../session/member-key';
import { MEMBER_DATA } from './member-data-table';
import { writeMemberValue } from './member-values';

/**
 * Moves the drafts, also of feedback, and unconfirmed submissions that an earlier version of the app has stored in this
 * tab to the places of today, if they are this member's, and deletes them in any case: they contain the member's name.
 * An unconfirmed deposit keeps its request id, so that it is not made twice by an update.
 */
export function moveFormerCashierData(session: SessionInfo, now: number): void {
  const member = computeMemberKey(session);
  if (member === undefined) return;
  // Of this session: its former place was cleared when a session ended.
  const feedback = safeSessionStorage.get(FORMER_FEEDBACK_DRAFT_KEY, record(string(), string()));
  if (feedback) writeMemberValue(MEMBER_DATA.drafts, member, { at: now, value: feedback }, 'feedback');
  safeSessionStorage.remove(FORMER_FEEDBACK_DRAFT_KEY);
  if (safeSessionStorage.keys(FORMER_CASHIER_PREFIX).length === 0) return;
  const owner = literal(`${session.merchantCode}|${session.userName}`);
  for (const kind of ['deposit', 'withdraw']) {
    const draft = object({ member: owner, values: record(string(), string()) });
    const typed = safeSessionStorage.get(`${FORMER_CASHIER_PREFIX}draft:${kind}`, draft);
    if (typed) writeMemberValue(MEMBER_DATA.drafts, member, { at: now, value: typed.values }, kind);
    const submission = object({ member: owner, requestId: string(), body: unknown() });
    const sent = safeSessionStorage.get(`${FORMER_CASHIER_PREFIX}pending:${kind}`, submission);
    if (!sent) continue;
    const name = `${kind}:${sent.requestId}`;
    writeMemberValue(MEMBER_DATA.unconfirmedRequests, member, { at: now, value: sent.body }, name);
  }
  safeSessionStorage.removeByPrefix(FORMER_CASHIER_PREFIX);
}
