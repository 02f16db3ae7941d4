import { boolean, object } from 'valibot';
import { ERROR_CODES } from '../../../contract/error-codes';
import type { AcceptedCallingCodes } from '../../../services/phone/input/parse-phone-number';
import { requiredMobileNumber, requiredOneTimeCode } from '../../../services/phone/phone-schemas';

/** Schema of the login form with an SMS code. */
export const createSmsLoginSchema = (accepted: AcceptedCallingCodes) =>
  object({
    mobile: requiredMobileNumber(accepted),
    code: requiredOneTimeCode('phone.code.empty'),
    remember: boolean(),
  });

export const SMS_LOGIN_FIELDS_BY_ERROR_CODE = {
  [ERROR_CODES.unknownUser]: 'mobile',
  [ERROR_CODES.mobileInvalid]: 'mobile',
  [ERROR_CODES.smsCodeWrong]: 'code',
} as const;
