import { maxLength, object, pipe, string } from 'valibot';
import { finiteNumber, listOf, time } from '../../contract/fields';
import { VISITOR } from '../member-data/clear-member-data';
import { MEMBER_DATA } from '../member-data/member-data-table';
import { listMemberValueOwners, readMemberValue, writeMemberValue } from '../member-data/member-values';
import { MAX_FAILED_CALLS } from '../platform/failed-calls';
import { readMemberKey } from '../session/use-member-key';
import type { DescribedCall } from './describe-failed-call';

const shortText = pipe(string(), maxLength(300));
const storedCall = object({
  at: time,
  endpoint: shortText,
  requestId: shortText,
  tookMs: finiteNumber,
  what: shortText,
});
const ENTRY = { ...MEMBER_DATA.failedCalls, schema: listOf(storedCall) };

/** Returns the calls that failed last, oldest first; a call that is in both lists as the second one has it. */
export function mergeFailedCalls(
  before: readonly DescribedCall[],
  added: readonly DescribedCall[],
): readonly DescribedCall[] {
  const ids = new Set(added.map(({ requestId }) => requestId));
  const all = [...before.filter(({ requestId }) => !ids.has(requestId)), ...added];
  return all.sort((a, b) => a.at - b.at).slice(-MAX_FAILED_CALLS);
}

/**
 * Returns the calls that have failed in this tab, also before a reload. Those of a member whose session has expired are
 * still there: support is asked why it has.
 */
export const readStoredFailedCalls = (): readonly DescribedCall[] =>
  listMemberValueOwners(ENTRY)
    .map((owner) => readMemberValue(ENTRY, owner)?.value ?? [])
    .reduce<readonly DescribedCall[]>(mergeFailedCalls, []);

/** Stores calls that have failed, for the member who is signed in (OPS-5). */
export function storeFailedCalls(calls: readonly DescribedCall[], now: number): void {
  const owner = readMemberKey() || VISITOR;
  const before = readMemberValue(ENTRY, owner)?.value ?? [];
  writeMemberValue(ENTRY, owner, { at: now, value: [...mergeFailedCalls(before, calls)] });
}
