import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';
import type { TextKey } from '../../services/i18n/catalogue';
import type { SmsCredentials } from './login-request';

export type SmsField = keyof SmsCredentials;

/** What is missing in the form, by field. */
export function checkSmsCredentials({ mobile, code }: SmsCredentials): Readonly<Partial<Record<SmsField, TextKey>>> {
  return { ...(mobile === '' && { mobile: 'phone.empty' }), ...(code === '' && { code: 'phone.code.empty' }) };
}

/** The field to correct after a refusal; undefined when neither is to blame. */
export function smsFieldToCorrect(error: ApiError): SmsField | undefined {
  if (error.layer !== 'business') return undefined;
  switch (error.code) {
    case ERROR_CODE.unknownUser:
    case ERROR_CODE.mobileInvalid:
      return 'mobile';
    case ERROR_CODE.smsCodeWrong:
      return 'code';
    default:
      return undefined;
  }
}
