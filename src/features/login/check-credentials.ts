import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { TextKey } from '../../services/i18n/catalogue';
import type { Credentials } from './login-request';

export type CredentialField = keyof Credentials;
export type CredentialProblems = Readonly<Partial<Record<CredentialField, TextKey>>>;

/** What is missing in the form, by field. */
export function checkCredentials({ username, password }: Credentials): CredentialProblems {
  return {
    ...(username.trim() === '' && { username: 'login.username.empty' }),
    ...(password === '' && { password: 'login.password.empty' }),
  };
}

/** The field to correct after a refusal; undefined when neither is to blame. */
export function fieldToCorrect(error: ApiError): CredentialField | undefined {
  if (error.layer !== 'business') return undefined;
  switch (error.code) {
    case ERROR_CODE.unknownUser:
      return 'username';
    case ERROR_CODE.wrongCredentials:
      return 'password';
    default:
      return undefined;
  }
}
