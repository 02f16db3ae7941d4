import { object, record, string } from 'valibot';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { createUuidV7, readUuidV7Time } from '../../base/uuid-v7';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { LAST_SIGN_OUT_ID_PREFIX, SEEN_SIGN_OUT_IDS_KEY } from '../../contract/storage-keys';
import { computeMemberKey } from './member-key';

/*
 * A tab that is frozen, discarded, suspended or closed receives no messages from other tabs. Therefore each sign-out
 * also writes a sign-out id to localStorage: a new UUIDv7, stored per member. A session stores the ids that existed
 * when it began, and a tab compares them with the current ones. Member and token are stored as fingerprints only.
 * When the device is forgotten, the sign-out ids of members are deleted, and one takes their place that is nobody's.
 */

/** UUIDv7 of the last sign-out of each member in this browser, by the fingerprint of the member. */
export type SignOutIds = Readonly<Record<string, string>>;

type Session = Pick<SessionInfo, 'id' | 'merchantCode' | 'token'>;

/** Stands for the fingerprint of a member in the sign-out id of a forgotten device, which ends every session (SAFE-6). */
const EVERYONE = '*';
/** localStorage: the sign-out id of a forgotten device. */
export const FORGOTTEN_DEVICE_KEY = `${LAST_SIGN_OUT_ID_PREFIX}${EVERYONE}`;

/** Maximum number of members whose last sign-out is stored. */
const MAX_SIGN_OUT_IDS = 50;

/**
 * The sign-out ids (`marks`) that existed when a session of this tab began, and the fingerprint of its token
 * (`session`). If the current session has another token, another document of this tab has begun it, and no ids have
 * been stored for it.
 */
const seenSignOutIds = object({ session: string(), marks: record(string(), string()) });

function readSignOutIds(): SignOutIds {
  const ids = safeLocalStorage.keys(LAST_SIGN_OUT_ID_PREFIX).flatMap((key) => {
    const id = safeLocalStorage.get(key, string());
    return id === undefined ? [] : [[key.slice(LAST_SIGN_OUT_ID_PREFIX.length), id]];
  });
  return Object.fromEntries(ids);
}

/** Returns when a member last signed out in this browser (epoch ms); undefined if they have not. */
export function readLastSignOutTime(member: string): number | undefined {
  const id = safeLocalStorage.get(LAST_SIGN_OUT_ID_PREFIX + member, string());
  // A damaged id has no time.
  return (id !== undefined && readUuidV7Time(id)) || undefined;
}

/** Stores the sign-out ids that exist when a session begins, so that only later sign-outs end the session. */
export function recordSeenSignOuts({ token }: Pick<Session, 'token'>): void {
  safeSessionStorage.set(SEEN_SIGN_OUT_IDS_KEY, { session: computeTextFingerprint(token), marks: readSignOutIds() });
}

/**
 * Stores a new sign-out id for the session's member, so that suspended tabs of the same member notice the sign-out.
 * Does nothing if the member is not known yet, as in a session opened by a link. The sign-out of such a session must
 * not end the sessions of another member.
 */
export function recordSignOut(session: Session, now: number): void {
  const member = computeMemberKey(session);
  if (member === undefined) return;
  safeLocalStorage.set(LAST_SIGN_OUT_ID_PREFIX + member, createUuidV7(now));
  const byAge = Object.entries(readSignOutIds()).sort(([, a], [, b]) => (a < b ? 1 : -1));
  for (const [key] of byAge.slice(MAX_SIGN_OUT_IDS)) safeLocalStorage.remove(LAST_SIGN_OUT_ID_PREFIX + key);
}

/** Signs out every member in every tab of this browser, also in one that is suspended or closed (SAFE-6). */
export function recordForgottenDevice(now: number): void {
  safeLocalStorage.removeByPrefix(LAST_SIGN_OUT_ID_PREFIX);
  safeLocalStorage.set(FORGOTTEN_DEVICE_KEY, createUuidV7(now));
}

/**
 * Whether the session's member has signed out in another tab since the session began. For a session that another
 * document of this tab has begun, the first call stores the sign-out ids and returns false.
 */
export function wasSignedOutInOtherTab(session: Session): boolean {
  const seen = safeSessionStorage.get(SEEN_SIGN_OUT_IDS_KEY, seenSignOutIds);
  if (seen?.session !== computeTextFingerprint(session.token)) {
    recordSeenSignOuts(session);
    return false;
  }
  return hasMissedSignOut(computeMemberKey(session), readSignOutIds(), seen.marks);
}

/**
 * Whether a session's member has signed out in another tab since the session began (SESS-4). This is the case if the
 * id of the member's last sign-out has changed. If the member is not known yet, a changed id of any member suffices,
 * because it may be the id of this member. The id of a forgotten device counts for every member.
 * @param member fingerprint of the session's member; undefined until the member is known
 * @param ids the current sign-out ids
 * @param seen the sign-out ids when the session began
 */
export function hasMissedSignOut(member: string | undefined, ids: SignOutIds, seen: SignOutIds): boolean {
  const keys = member === undefined ? Object.keys(ids) : [member, EVERYONE];
  return keys.some((key) => Object.hasOwn(ids, key) && (!Object.hasOwn(seen, key) || ids[key] !== seen[key]));
}
