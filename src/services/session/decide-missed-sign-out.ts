/** The last sign-out of each member in this browser: a random mark, keyed by a fingerprint of the member. */
export type SignOutMarks = Readonly<Record<string, string>>;

/**
 * Whether a session was signed out elsewhere since it started (SESS-4), which changes the mark of its member. A session
 * whose member is not known yet is ended by any sign-out, as it is by a message from another tab.
 * @param member fingerprint of the session's member; undefined until the member is known
 * @param seen the marks when the session started
 */
export function hasMissedSignOut(member: string | undefined, marks: SignOutMarks, seen: SignOutMarks): boolean {
  const keys = member === undefined ? Object.keys(marks) : [member];
  return keys.some((key) => Object.hasOwn(marks, key) && (!Object.hasOwn(seen, key) || marks[key] !== seen[key]));
}
