import type { RegistrationResponse } from '../../../contract/endpoints/account/registration';
import type { SiteStatus } from '../../../contract/endpoints/site/system';
import type { MobileNumberFields } from '../../../services/phone/input/parse-phone-number';

const REGISTRATION_METHODS = ['username', 'mobile', 'auto'] as const;
/**
 * How a new account is identified: by username, by mobile number, or by a username that the platform chooses (REG-1).
 */
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

/**
 * Returns the registration methods that the merchant offers, in the merchant's order; `username` if the merchant lists
 * no known method (REG-1).
 */
export function listRegistrationMethods(status: SiteStatus | undefined): readonly RegistrationMethod[] {
  const offered = status?.info.whitelabelVal.registerWays ?? [];
  const known = offered.flatMap((methodName) => REGISTRATION_METHODS.find((method) => method === methodName) ?? []);
  return known.length > 0 ? [...new Set(known)] : ['username'];
}

/** Validated values of the registration form. Which fields are used depends on `method`. */
export interface RegistrationFormData {
  readonly method: RegistrationMethod;
  readonly username: string;
  /**
   * The typed password; undefined if the form has no password field. In that case the merchant's default password is
   * used (REG-4).
   */
  readonly password: string | undefined;
  readonly mobile: MobileNumberFields;
  readonly code: string;
  readonly referral: string;
}

export type RegistrationField = Exclude<keyof RegistrationFormData, 'method'>;

/** The merchant's registration settings. */
export interface RegistrationSettings {
  /** Whether registration by mobile number has a password field (REG-4). */
  readonly mobilePassword: boolean;
  /** The merchant's default password; empty if the app does not know it, in which case the platform sets it. */
  readonly defaultPassword: string;
}

/** Whether the form has a password field; if not, the merchant's default password is used (REG-4). */
export const hasRegistrationPasswordField = (
  method: RegistrationMethod,
  rules: Pick<RegistrationSettings, 'mobilePassword'>,
): boolean => method !== 'mobile' || rules.mobilePassword;

/**
 * Returns the username of a new account: the one that the platform returned, else the typed one, else an empty string.
 */
export function decideNewAccountUsername(
  { userName, customerName }: Pick<RegistrationResponse, 'userName' | 'customerName'>,
  { method, username }: Pick<RegistrationFormData, 'method' | 'username'>,
): string {
  return userName || customerName || (method === 'username' ? username.trim() : '');
}
