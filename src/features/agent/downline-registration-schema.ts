import { object, picklist } from 'valibot';
import { DOWNLINE_ACCOUNT_KINDS } from '../../contract/endpoints/account/referral';
import { ERROR_CODES } from '../../contract/error-codes';
import { requiredName, requiredPassword } from '../../services/forms/field-schemas';

/**
 * Schema of the form for a new downline account: username and password are required; all other rules are validated by
 * the platform.
 */
export const downlineRegistrationSchema = object({
  kind: picklist(DOWNLINE_ACCOUNT_KINDS),
  username: requiredName('register.username.empty'),
  password: requiredPassword('register.password.empty'),
});

export const DOWNLINE_REGISTRATION_FIELDS_BY_ERROR_CODE = {
  [ERROR_CODES.usernameInvalid]: 'username',
  [ERROR_CODES.usernameTaken]: 'username',
  [ERROR_CODES.weakPassword]: 'password',
} as const;
