import type { SessionInfo } from '../../contract/session-info';

type CurrentPassword = SessionInfo['currentPassword'];

/** Whether the user typed the password at the sign-in (`wasTyped`), and the password flags of the response. */
export interface SignInPasswordFlags {
  readonly wasTyped: boolean;
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
}

/**
 * Returns what is known about the member's current password after a sign-in (LOGIN-8). `known`: the member typed it.
 * `untyped`: the member did not type it, and may never have set one. Undefined if the member did not type it but must
 * have set one: it has expired, and this is not the first login.
 */
export function classifyCurrentPassword({
  wasTyped: typed,
  firstTimeLogin,
  passwordExpired,
}: SignInPasswordFlags): CurrentPassword {
  if (typed) return 'known';
  return firstTimeLogin || !passwordExpired ? 'untyped' : undefined;
}

/**
 * Whether the password form asks for the current password (REG-4, LOGIN-8). False if the member has no password, or
 * if a password change is required and the member signed in without typing the password.
 */
export function requiresCurrentPassword({
  currentPassword,
  updatePassword,
}: Pick<SessionInfo, 'currentPassword' | 'updatePassword'>): boolean {
  return currentPassword !== 'none' && !(currentPassword === 'untyped' && updatePassword);
}
