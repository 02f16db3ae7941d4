import type { ApiError } from '../../../contract/api-error';
import { ERROR_CODES } from '../../../contract/error-codes';

/**
 * Login errors that count as proof that no account exists. `captchaWrong` is included although it proves nothing: if
 * login requires a captcha, the app cannot check whether the account exists. The request id then prevents a second
 * account (API-8).
 */
const CONFIRMING_CODES: readonly string[] = [
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.unknownUser,
  ERROR_CODES.captchaWrong,
];

/**
 * Whether a login error proves that a registration whose response was lost has not created an account (REG-3). Other
 * errors, such as a rate limit, prove nothing.
 */
export const provesNoAccountExists = (error: ApiError): boolean =>
  error.layer === 'business' && CONFIRMING_CODES.includes(error.code);
