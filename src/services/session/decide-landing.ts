import type { MerchantPaths } from '../merchant/merchant-paths';

/** Result of a successful sign-in, and whether it used the default password. */
export interface LoginOutcome {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly usedDefaultPassword: boolean;
}

/**
 * Whether the password must be changed before anything else; if it has expired, only if the merchant requires a change
 * (LOGIN-4).
 */
export function mustChangePassword(outcome: LoginOutcome, forceExpiredChange: boolean): boolean {
  return outcome.firstTimeLogin || outcome.usedDefaultPassword || (outcome.passwordExpired && forceExpiredChange);
}

/**
 * Decides where a sign-in redirects: the password page, the page to return to, or the merchant's landing page
 * (LOGIN-4).
 */
export function decideLanding(mustChange: boolean, paths: MerchantPaths, returnTo: string | undefined): string {
  return mustChange ? paths.password : (returnTo ?? paths.landing);
}
