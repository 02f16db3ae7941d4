import type { MerchantPaths } from '../merchant/merchant-paths';

/** What a successful sign-in said, and with which password it was made. */
export interface LoginOutcome {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly usedDefaultPassword: boolean;
}

/** Whether the password must be replaced before anything else; an expired one where the merchant insists (LOGIN-4). */
export function mustChangePassword(outcome: LoginOutcome, forceExpiredChange: boolean): boolean {
  return outcome.firstTimeLogin || outcome.usedDefaultPassword || (outcome.passwordExpired && forceExpiredChange);
}

/** Where a sign-in lands: the password page, the page that was wanted, or the merchant's landing page (LOGIN-4). */
export function decideLanding(mustChange: boolean, paths: MerchantPaths, wanted: string | undefined): string {
  return mustChange ? paths.password : (wanted ?? paths.landing);
}
