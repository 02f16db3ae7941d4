import type { ApiError } from '../../../contract/api-error';
import { ERROR_CODES } from '../../../contract/error-codes';

/**
 * Login errors that confirm that no account exists. If login requires a captcha we cannot probe the account;
 * deduplication then relies on the request id (API-8).
 */
const CONFIRMING_CODES: readonly string[] = [
  ERROR_CODES.wrongCredentials,
  ERROR_CODES.unknownUser,
  ERROR_CODES.captchaWrong,
];

/**
 * Whether this login error shows that a registration without a response created no account; a rate limit does not
 * (REG-3).
 */
export const provesNoAccountExists = (error: ApiError): boolean =>
  error.layer === 'business' && CONFIRMING_CODES.includes(error.code);
