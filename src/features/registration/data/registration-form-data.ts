import type { RegistrationResponse } from '../../../contract/endpoints/registration';
import type { SiteStatus } from '../../../contract/endpoints/system';

const REGISTRATION_METHODS = ['username', 'mobile', 'auto'] as const;
/** How an account is identified: by a username, by a mobile number, or by a name that the platform chooses (REG-1). */
export type RegistrationMethod = (typeof REGISTRATION_METHODS)[number];

/** Returns the methods that the merchant offers, in its order; the username when it lists no known method (REG-1). */
export function registrationMethods(status: SiteStatus | undefined): readonly RegistrationMethod[] {
  const offered = status?.info.whitelabelVal.registerWays ?? [];
  const known = offered.flatMap((methodName) => REGISTRATION_METHODS.find((method) => method === methodName) ?? []);
  return known.length > 0 ? [...new Set(known)] : ['username'];
}

/** Input of the registration form. Which fields are used depends on `method`. */
export interface RegistrationFormData {
  readonly method: RegistrationMethod;
  readonly username: string;
  /** Undefined when not asked for; the merchant's default password is used (REG-4). */
  readonly password: string | undefined;
  readonly mobile: string;
  readonly code: string;
  readonly referral: string;
}

export type RegistrationField = Exclude<keyof RegistrationFormData, 'method'>;

/** The merchant's registration settings. */
export interface RegistrationRules {
  /** Registration by mobile number asks for a password (REG-4). */
  readonly mobilePassword: boolean;
  /** Empty when unknown; the platform then applies it. */
  readonly defaultPassword: string;
}

/** Whether the form asks for a password; otherwise the merchant's default one is used (REG-4). */
export const asksForPassword = (
  method: RegistrationMethod,
  rules: Pick<RegistrationRules, 'mobilePassword'>,
): boolean => method !== 'mobile' || rules.mobilePassword;

/** Returns the username of a new account: the platform's, else the typed one, else an empty string. */
export function memberName(
  { userName, customerName }: Pick<RegistrationResponse, 'userName' | 'customerName'>,
  { method, username }: Pick<RegistrationFormData, 'method' | 'username'>,
): string {
  return userName || customerName || (method === 'username' ? username.trim() : '');
}
