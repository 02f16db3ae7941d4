import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { TextKey } from '../../services/i18n/catalogue';

/** What an agent typed about whom he registers. */
export interface Downline {
  readonly username: string;
  readonly password: string;
}
export type DownlineField = keyof Downline;

/** What is missing, by field; what a name or a password must be like, the platform alone says. */
export function checkDownline({ username, password }: Downline): Readonly<Partial<Record<DownlineField, TextKey>>> {
  return {
    ...(username.trim() === '' && { username: 'register.username.empty' }),
    ...(password === '' && { password: 'register.password.empty' }),
  };
}

/** The field that a refusal of the platform is about; undefined when it is about none. */
export function refusedField(error: ApiError): DownlineField | undefined {
  if (error.layer !== 'business') return undefined;
  switch (error.code) {
    case ERROR_CODE.usernameInvalid:
    case ERROR_CODE.usernameTaken:
      return 'username';
    case ERROR_CODE.weakPassword:
      return 'password';
    default:
      return undefined;
  }
}
