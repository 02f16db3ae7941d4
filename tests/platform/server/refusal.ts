import type { ERROR_CODES } from '../../../src/contract/error-codes';

/** Error code of a refusal: a code that the app handles, or any other code, for which the app shows the message. */
export type ErrorResponseCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES] | (string & {});

/** A refused call: `{success: false, errorCode, message, value}`. */
export class RefusalError {
  /** @param status HTTP status; business errors use 200 */
  constructor(
    readonly code: ErrorResponseCode,
    readonly message: string,
    readonly status = 200,
    readonly value: unknown = null,
  ) {}
}

export const createRefusalError = (code: ErrorResponseCode, message: string, value: unknown = null): RefusalError =>
  new RefusalError(code, message, 200, value);
