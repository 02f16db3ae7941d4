import { type GenericSchema, object, pipe, string, transform } from 'valibot';
import { ERROR_CODES } from '../../../contract/error-codes';
import { requiredName, requiredPassword } from '../../../services/forms/field-schemas';
import type { FieldsByErrorCode } from '../../../services/forms/find-error-field';
import type { AcceptedCallingCodes } from '../../../services/phone/input/parse-phone-number';
import { notShown, optionalOneTimeCode, requiredMobileNumber } from '../../../services/phone/phone-schemas';
import type { RegistrationField, RegistrationFormData, RegistrationMethod } from './registration-form-data';

/** Values of all fields of the registration form, including those that the registration method does not use. */
export type RegistrationFieldValues = Record<RegistrationField, string>;

/**
 * Schema of the registration form. The platform validates names and passwords; the form only shows hints (REG-1).
 * @param hasPasswordField whether the form has a password field (REG-4)
 * @param accepted the calling codes that a mobile number may have
 */
export function createRegistrationSchema(
  method: RegistrationMethod,
  hasPasswordField: boolean,
  accepted: AcceptedCallingCodes,
): GenericSchema<RegistrationFieldValues, RegistrationFormData> {
  return pipe(
    object({
      username: method === 'username' ? requiredName('register.username.empty') : string(),
      mobile: method === 'mobile' ? requiredMobileNumber(accepted) : notShown({ mobileNum: '' }),
      code: method === 'mobile' ? optionalOneTimeCode : notShown(''),
      password: hasPasswordField ? requiredPassword('register.password.empty') : string(),
      referral: string(),
    }),
    transform((input) => ({ ...input, method, password: hasPasswordField ? input.password : undefined })),
  );
}

const PASSWORD_REFUSED = { [ERROR_CODES.weakPassword]: 'password' } as const;

/**
 * The field at which each error code is shown, by registration method. When registering by mobile number, the number is
 * the username, so `usernameTaken` is shown at the number field.
 */
export const REGISTRATION_FIELDS_BY_ERROR_CODE: Readonly<
  Record<RegistrationMethod, FieldsByErrorCode<RegistrationField>>
> = {
  username: {
    ...PASSWORD_REFUSED,
    [ERROR_CODES.usernameInvalid]: 'username',
    [ERROR_CODES.usernameTaken]: 'username',
  },
  mobile: {
    ...PASSWORD_REFUSED,
    [ERROR_CODES.usernameTaken]: 'mobile',
    [ERROR_CODES.mobileInvalid]: 'mobile',
    [ERROR_CODES.smsCodeWrong]: 'code',
  },
  auto: PASSWORD_REFUSED,
};
