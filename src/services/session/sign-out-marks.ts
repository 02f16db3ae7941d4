import { object, record, string } from 'valibot';
import { fingerprint } from '../../base/fingerprint';
import { uuidV7 } from '../../base/uuid-v7';
import { localStore, sessionStore } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { SIGN_OUTS_SEEN_KEY, SIGNED_OUT_PREFIX } from '../../contract/storage-keys';

/*
 * A tab that is frozen, discarded, suspended or closed receives no messages from other tabs. Therefore each sign-out also
 * writes a new mark per member to localStorage, and a session stores the marks that existed when it started. Member and
 * token are stored as fingerprints only.
 */

/** The last sign-out of each member in this browser: a UUIDv7, keyed by a fingerprint of the member. */
export type SignOutMarks = Readonly<Record<string, string>>;

type Session = Pick<SessionInfo, 'id' | 'merchantCode' | 'token'>;

/** Maximum number of members whose last sign-out is stored. */
const MAX_MARKS = 50;

/**
 * The marks that existed when this tab's session began. `session`: fingerprint of the session's token. Not stored yet
 * for a session that another document has started.
 */
const seenMarks = object({ session: string(), marks: record(string(), string()) });

const markKey = ({ merchantCode, id }: Pick<Session, 'id' | 'merchantCode'>) => fingerprint(`${merchantCode}|${id}`);

function readMarks(): SignOutMarks {
  const marks = localStore.keys(SIGNED_OUT_PREFIX).flatMap((key) => {
    const mark = localStore.get(key, string());
    return mark === undefined ? [] : [[key.slice(SIGNED_OUT_PREFIX.length), mark]];
  });
  return Object.fromEntries(marks);
}

/** Records the current marks when a session begins, so that only a later sign-out ends it. */
export function recordSeenSignOuts({ token }: Pick<Session, 'token'>): void {
  sessionStore.set(SIGN_OUTS_SEEN_KEY, { session: fingerprint(token), marks: readMarks() });
}

/**
 * Marks the sign-out of a session for suspended tabs of the same member. Does nothing if the session's member is not
 * known yet, so that the sign-out of a session opened by another member's link ends no other session.
 */
export function markSignOut(session: Session, now: number): void {
  if (session.id === '') return;
  localStore.set(SIGNED_OUT_PREFIX + markKey(session), uuidV7(now));
  const byAge = Object.entries(readMarks()).sort(([, a], [, b]) => (a < b ? 1 : -1));
  for (const [key] of byAge.slice(MAX_MARKS)) localStore.remove(SIGNED_OUT_PREFIX + key);
}

/**
 * Whether the session was signed out in another tab since it started. For a session that another document has started,
 * the first check records the marks.
 */
export function wasSignedOutElsewhere(session: Session): boolean {
  const seen = sessionStore.get(SIGN_OUTS_SEEN_KEY, seenMarks);
  if (seen?.session !== fingerprint(session.token)) {
    recordSeenSignOuts(session);
    return false;
  }
  const member = session.id === '' ? undefined : markKey(session);
  return hasMissedSignOut(member, readMarks(), seen.marks);
}

/**
 * Whether a session was signed out in another tab since it started (SESS-4), which changes the mark of its member. A
 * session whose member is not known yet is ended by any sign-out, as by a message from another tab.
 * @param member fingerprint of the session's member; undefined until the member is known
 * @param seen the marks when the session started
 */
export function hasMissedSignOut(member: string | undefined, marks: SignOutMarks, seen: SignOutMarks): boolean {
  const keys = member === undefined ? Object.keys(marks) : [member];
  return keys.some((key) => Object.hasOwn(marks, key) && (!Object.hasOwn(seen, key) || marks[key] !== seen[key]));
}
