import { boolean, object } from 'valibot';
import { create } from 'zustand';
import { safeLocalStorage, subscribeToStorageChanges } from '../../../browser/storage/web-storage';
import { finiteNumber } from '../../../contract/fields';
import { PLAY_COUNT_PREFIX } from '../../../contract/storage-keys';
import { clearSignedOutMembers } from '../../../services/member-data/clear-member-data';
import { MEMBER_DATA } from '../../../services/member-data/member-data-table';
import { readMemberValue, writeMemberValue } from '../../../services/member-data/member-values';
import { useSession } from '../../../services/session/session-store';
import { readMemberKey } from '../../../services/session/use-member-key';
import { advancePlayCount, answerPlayCount, type PlayCount } from './reality-check-rules';

const counted = { elapsedMs: finiteNumber, minutes: finiteNumber, isDue: boolean() };
/** The entry of the table, which is part of the start, with the schema, which is not. */
const ENTRY = { ...MEMBER_DATA.playCount, schema: object(counted) };

/** The count of the signed-in member, as this page has counted it last; all tabs share what is stored. */
export const usePlayCount = create<{ readonly count: PlayCount | undefined }>(() => ({ count: undefined }));

const MINUTE_MS = 60_000;

/** When this page has counted last (performance.now(), ms), and for whom: the time between two sessions is nobody's. */
let last: { readonly at: number; readonly member: string } | undefined;

function read(member: string): PlayCount | undefined {
  const stored = readMemberValue(ENTRY, member);
  return stored && { ...stored.value, at: stored.at };
}

const write = (member: string, { at, ...value }: PlayCount): void => writeMemberValue(ENTRY, member, { at, value });

/** Moves the counts that an earlier version has stored under the member key alone, which the table does not clear. */
function moveFormerCounts(): void {
  for (const key of safeLocalStorage.keys(PLAY_COUNT_PREFIX)) {
    const member = key.slice(PLAY_COUNT_PREFIX.length);
    if (member.includes(':')) continue;
    const former = safeLocalStorage.get(key, object({ ...counted, at: finiteNumber }));
    safeLocalStorage.remove(key);
    if (!former || read(member)) continue;
    write(member, former);
    clearSignedOutMembers(readMemberKey());
  }
}
moveFormerCounts();

function publish(): void {
  usePlayCount.setState({ count: read(readMemberKey()) });
}
// A reality check that is due or answered in another tab is so in this one at once.
subscribeToStorageChanges(PLAY_COUNT_PREFIX, publish);
// Another member has a count of their own.
useSession.subscribe(publish);

function store(member: string, count: PlayCount | undefined): void {
  if (count) write(member, count);
  usePlayCount.setState({ count });
}

/**
 * Counts the time of the signed-in member until now, also what another tab has counted.
 * @param minutes interval of the reality check by the platform; undefined until it has answered
 * @param maxMinutes longest interval by the merchant's record; 0 if it demands none
 */
export function countPlayTime(minutes: number | undefined, maxMinutes: number): void {
  const member = readMemberKey();
  if (member === '') return;
  const isNewPage = last?.member !== member;
  const at = performance.now();
  const sinceCountedMs = at - (isNewPage || !last ? at : last.at);
  last = { at, member };
  store(member, advancePlayCount(read(member), { now: Date.now(), minutes, maxMinutes, sinceCountedMs, isNewPage }));
}

/** Returns how long the signed-in member has been here since the last reality check (whole minutes). */
export const getMinutesHere = (): number => Math.floor((usePlayCount.getState().count?.elapsedMs ?? 0) / MINUTE_MS);

/** Records that the member has answered the reality check, in every tab. */
export function answerRealityCheck(): void {
  const member = readMemberKey();
  const count = read(member);
  store(member, count && answerPlayCount(count, Date.now()));
}
