import { formatErrorCode } from '../errors/error-code';
import { useFailedCalls } from './failed-calls';

/**
 * Returns the code of the call that finished last, which the record of an error of the page carries too, so that support
 * finds that error (OPS-4). Undefined before the first call.
 */
export const readLastCallCode = (): string | undefined => formatErrorCode(useFailedCalls.getState().last?.requestId);
