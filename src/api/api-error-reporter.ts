import { type ApiError, endsSession } from '../contract/api-error';
import type { ApiClientEnvironment } from './api-client-environment';

/** The call that failed. */
interface FailedCall {
  /** Whether a token was sent. Without a token there is no session that could have ended. */
  readonly carriesToken: boolean;
  readonly epoch: number;
  readonly quiet?: boolean | undefined;
}

type ReportError = (error: ApiError, call: FailedCall) => void;

/**
 * Returns a function that passes the error of a failed call to the callbacks of `context`. The end of the session
 * goes to `onSessionExpired`, once per session (SESS-3), also if the account is closed (SAFE-5.7). Every other error goes
 * to `onError`, unless the call has the option `quiet`; the same error object is reported only once. Aborted calls are
 * not reported.
 */
export function createApiErrorReporter(context: ApiClientEnvironment): ReportError {
  const reported = new WeakSet<ApiError>();
  let endedEpoch: number | undefined;
  return (error, { carriesToken, epoch, quiet }) => {
    if (error.layer === 'aborted' || reported.has(error)) return;
    reported.add(error);
    // A 401 without a token does not end a session: a wrong password at sign-in gets it too, and so does a visitor at a
    // member's endpoint.
    if (carriesToken && endsSession(error)) {
      if (epoch !== context.epoch() || epoch === endedEpoch) return;
      endedEpoch = epoch;
      context.onSessionExpired(error);
    } else if (!quiet) {
      context.onError?.(error);
    }
  };
}
