import type { ApiError } from '../../contract/api-error';
import { ERROR_CODE } from '../../contract/error-codes';

/** Where a sign-in asks for a captcha as well, it tells nothing, and never will: the request's id alone must do (API-8). */
const TELLING: readonly string[] = [ERROR_CODE.wrongCredentials, ERROR_CODE.unknownUser, ERROR_CODE.captchaWrong];

/** Whether a sign-in that was refused so shows that a lost registration has made no account; a rate limit does not (REG-3). */
export const provesAbsence = (error: ApiError): boolean => error.layer === 'business' && TELLING.includes(error.code);
