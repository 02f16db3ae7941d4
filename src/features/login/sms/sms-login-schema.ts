import { boolean, object } from 'valibot';
import { ERROR_CODES } from '../../../contract/error-codes';
import { requiredMobileNumber, requiredOneTimeCode } from '../../../services/phone/phone-schemas';

/**
 * Schema of the login form with an SMS code.
 * @param callingCode country calling code, digits only
 */
export const createSmsLoginSchema = (callingCode: string) =>
  object({
    mobile: requiredMobileNumber(callingCode, 'phone.empty'),
    code: requiredOneTimeCode('phone.code.empty'),
    remember: boolean(),
  });

export const SMS_LOGIN_FIELDS_BY_ERROR_CODE = {
  [ERROR_CODES.unknownUser]: 'mobile',
  [ERROR_CODES.mobileInvalid]: 'mobile',
  [ERROR_CODES.smsCodeWrong]: 'code',
} as const;
