import type { SessionInfo } from '../../contract/session-info';

type CurrentPassword = SessionInfo['currentPassword'];

/** Whether the password was typed at the sign-in, and the password flags of the response. */
export interface SignInPasswordFlags {
  readonly typed: boolean;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/**
 * Returns what a sign-in reveals about the member's current password (LOGIN-8). A member who signs in by SMS or a
 * provider may never have chosen one; an expired password, however, was chosen by the member.
 */
export function currentPasswordAfterSignIn({
  typed,
  firstTimeLogin,
  passwordExpired,
}: SignInPasswordFlags): CurrentPassword {
  if (typed) return 'known';
  return firstTimeLogin || !passwordExpired ? 'untyped' : undefined;
}

/**
 * Whether the password form has a field for the current password. Not if the member has no password, nor if a change is
 * required and the member has signed in without typing the password (REG-4, LOGIN-8).
 */
export function requiresCurrentPassword({
  currentPassword,
  updatePassword,
}: Pick<SessionInfo, 'currentPassword' | 'updatePassword'>): boolean {
  return currentPassword !== 'none' && !(currentPassword === 'untyped' && updatePassword);
}
