import { boolean, object } from 'valibot';
import { create } from 'zustand';
import { safeLocalStorage, subscribeToStorageChanges } from '../../../browser/storage/web-storage';
import { finiteNumber } from '../../../contract/fields';
import { PLAY_COUNT_PREFIX } from '../../../contract/prompt-storage-keys';
import { useSession } from '../../../services/session/session-store';
import { readLastSignOutTime } from '../../../services/session/sign-out-ids';
import { readMemberKey } from '../../../services/session/use-member-key';
import { advancePlayCount, answerPlayCount, type PlayCount } from './reality-check-rules';

const stored = object({ at: finiteNumber, elapsedMs: finiteNumber, minutes: finiteNumber, isDue: boolean() });

/** The count of the signed-in member, as this page has counted it last; all tabs share what is stored. */
export const usePlayCount = create<{ readonly count: PlayCount | undefined }>(() => ({ count: undefined }));

const MINUTE_MS = 60_000;

/** When this page has counted last (performance.now(), ms), and for whom: the time between two sessions is nobody's. */
let last: { readonly at: number; readonly member: string } | undefined;

const keyOf = (member: string): string => PLAY_COUNT_PREFIX + member;
const read = (member: string): PlayCount | undefined =>
  member === '' ? undefined : safeLocalStorage.get(keyOf(member), stored);

/**
 * Removes the counts of members who have signed out since, in any tab; never that of the member who is signed in, as a
 * clock that has been set back meanwhile would end the count. It is not in the table of member data, which is part of
 * the start.
 */
function removeSignedOut(): void {
  for (const key of safeLocalStorage.keys(PLAY_COUNT_PREFIX)) {
    if (key === keyOf(readMemberKey())) continue;
    const signedOutAt = readLastSignOutTime(key.slice(PLAY_COUNT_PREFIX.length));
    if (signedOutAt !== undefined && (safeLocalStorage.get(key, stored)?.at ?? 0) <= signedOutAt)
      safeLocalStorage.remove(key);
  }
}

function publish(): void {
  removeSignedOut();
  usePlayCount.setState({ count: read(readMemberKey()) });
}
// A reality check that is due or answered in another tab is so in this one at once.
subscribeToStorageChanges(PLAY_COUNT_PREFIX, publish);
// Another member has a count of their own.
useSession.subscribe(publish);

function store(member: string, count: PlayCount | undefined): void {
  if (count) safeLocalStorage.set(keyOf(member), count);
  usePlayCount.setState({ count });
}

/**
 * Counts the time of the signed-in member until now, also what another tab has counted.
 * @param minutes interval of the reality check; undefined until the platform has told it
 */
export function countPlayTime(minutes: number | undefined): void {
  const member = readMemberKey();
  if (member === '') return;
  removeSignedOut();
  const isNewPage = last?.member !== member;
  const at = performance.now();
  const sinceCountedMs = at - (isNewPage || !last ? at : last.at);
  last = { at, member };
  store(member, advancePlayCount(read(member), { now: Date.now(), minutes, sinceCountedMs, isNewPage }));
}

/** Returns how long the signed-in member has been here since the last reality check (whole minutes). */
export const getMinutesHere = (): number => Math.floor((usePlayCount.getState().count?.elapsedMs ?? 0) / MINUTE_MS);

/** Records that the member has answered the reality check, in every tab. */
export function answerRealityCheck(): void {
  const member = readMemberKey();
  const count = read(member);
  store(member, count && answerPlayCount(count, Date.now()));
}
