import type { AppError } from '../../contract/app-error';
import type { DisplayText } from '../i18n/display-text';

/**
 * Returns the code by which support finds the request that failed: the first eight digits of its id, in two groups to
 * read out (OPS-4). Undefined if no request has left this device.
 */
export function toErrorCode(error: AppError): string | undefined {
  return formatErrorCode('requestId' in error ? error.requestId : undefined);
}

/** Returns the code of a request by its id. */
export const formatErrorCode = (requestId: string | undefined): string | undefined =>
  requestId && `${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`;

/**
 * Returns the code to show beside an error: the given one, unless the message of the error has its own. An error without
 * one, as of a device that is offline, does not hide the code that support needs (OPS-4).
 */
export const getCodeBeside = (error: AppError | undefined, code: string | undefined): string | undefined =>
  error && toErrorCode(error) !== undefined ? undefined : code;

/** Returns the text of a message with its code in a line below, for places where a message is only a text. */
export const withErrorCode = ({ text, code }: { readonly text: DisplayText; readonly code?: string | undefined }) =>
  code === undefined ? text : { lines: [text, { key: 'error.code', values: { code } } as const] };
