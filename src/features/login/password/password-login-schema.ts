import { boolean, object } from 'valibot';
import { ERROR_CODES } from '../../../contract/error-codes';
import { requiredName, requiredPassword } from '../../../services/forms/field-schemas';

/** Schema of the login form. */
export const passwordLoginSchema = object({
  username: requiredName('login.username.empty'),
  password: requiredPassword('login.password.empty'),
  remember: boolean(),
});

export const PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE = {
  [ERROR_CODES.unknownUser]: 'username',
  [ERROR_CODES.wrongCredentials]: 'password',
} as const;
