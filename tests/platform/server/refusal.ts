import type { ERROR_CODE } from '../../../src/contract/error-codes';

/** Codes of the contract, which the app tells apart, and codes it only shows the message of. */
export type RefusalCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE] | (string & {});

/** A call that the platform says no to: `{success: false, errorCode, message, value}`. */
export class Refusal {
  /** @param status HTTP status; business refusals travel with 200 */
  constructor(
    readonly code: RefusalCode,
    readonly message: string,
    readonly status = 200,
    readonly value: unknown = null,
  ) {}
}

export const refuse = (code: RefusalCode, message: string, value: unknown = null): Refusal =>
  new Refusal(code, message, 200, value);
