import type { ApiError } from '../../../contract/api-error';
import { ERROR_CODES } from '../../../contract/error-codes';

/**
 * Login errors that count as proof that no account exists. `captchaWrong` counts although it proves nothing: where
 * login requires a captcha, the account cannot be checked, and the request id prevents a second one (API-8).
 */
const CONFIRMING_CODES: readonly string[] = [
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.unknownUser,
  ERROR_CODES.captchaWrong,
];

/**
 * Whether this login error proves that a registration without a response has created no account; a rate limit does not
 * (REG-3).
 */
export const provesNoAccountExists = (error: ApiError): boolean =>
  error.layer === 'business' && CONFIRMING_CODES.includes(error.code);
