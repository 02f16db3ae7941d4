import type { LandingAndPasswordPaths } from '../merchant/landing-and-password-paths';

/** Flags of a completed sign-in, which decide whether the member must change the password. */
export interface LoginOutcome {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly usedDefaultPassword: boolean;
}

/**
 * Whether the member must change the password before using the app (LOGIN-4). An expired password must be changed
 * only if the merchant forces this (`isExpiredChangeForced`).
 */
export function decideMustChangePassword(outcome: LoginOutcome, isExpiredChangeForced: boolean): boolean {
  return outcome.firstTimeLogin || outcome.usedDefaultPassword || (outcome.passwordExpired && isExpiredChangeForced);
}

/**
 * Decides which page opens after a sign-in (LOGIN-4): the password page if the password must be changed, else the page
 * to return to, else the merchant's landing page.
 */
export function decideLanding(
  mustChangePassword: boolean,
  paths: LandingAndPasswordPaths,
  returnTo: string | undefined,
): string {
  return mustChangePassword ? paths.password : (returnTo ?? paths.landing);
}
