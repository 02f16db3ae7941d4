import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { SESSION_OVER_CODES } from '../contract/error-codes';
import type { ApiContext } from './api-context';

type TellError = (endpoint: AnyEndpoint, error: ApiError, epoch: number, quiet: boolean) => void;

/** Whether the platform says by this error that there is no session (SESS-3). */
export function isSessionOver(error: ApiError): boolean {
  return error.layer === 'http'
    ? error.status === 401
    : error.layer === 'business' && SESSION_OVER_CODES.has(error.code);
}

/** Tells the app of failed calls: a lost session once per epoch (SESS-3), any other error once. */
export function createErrorTeller(context: ApiContext): TellError {
  const told = new WeakSet<ApiError>();
  let epochOver: number | undefined;
  return (endpoint, error, epoch, quiet) => {
    if (error.layer === 'aborted' || told.has(error)) return;
    told.add(error);
    // A call that sends no token cannot tell anything about the session: a sign-in answers 401 to a wrong password.
    if (endpoint.auth !== 'none' && isSessionOver(error)) {
      if (epoch !== context.epoch() || epoch === epochOver) return;
      epochOver = epoch;
      context.onSessionOver(error);
    } else if (!quiet) {
      context.onError?.(error);
    }
  };
}
