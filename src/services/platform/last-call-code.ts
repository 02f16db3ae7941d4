import { formatErrorCode } from '../errors/error-code';
import { useFailedCalls } from './failed-calls';

/** Codes of the crashes of this page load, by error. */
const crashCodes = new Map<string, string | undefined>();

/**
 * Returns the code of a crash: that of the call that finished last, which the record of the error carries too, so that
 * support finds it (OPS-4). Undefined before the first call. A crash that repeats has the code of the first, because the
 * collector has no other record of it.
 */
export function readCrashCode(error: unknown): string | undefined {
  const key = String(error);
  if (!crashCodes.has(key)) crashCodes.set(key, formatErrorCode(useFailedCalls.getState().last?.requestId));
  return crashCodes.get(key);
}
