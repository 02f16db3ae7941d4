import type { ApiResult } from '../../api/call';
import { isEarlierOutcomeUnknown, isOutcomeUnknown } from '../../api/is-outcome-unknown';
import { systemClock } from '../../base/clock';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { createUuidV7 } from '../../base/uuid-v7';
import {
  isRequestRepeated,
  loadUnconfirmedRequest,
  REQUEST_KINDS,
  type RequestKind,
  removeUnconfirmedRequest,
  saveAttemptId,
  saveUnconfirmedRequest,
  type UnconfirmedRequest,
} from './unconfirmed-requests';

/**
 * Returns the request to send. A request without a stored body takes the id of the one whose outcome is unknown, also
 * with another body: the platform then either executes it, because the first never arrived, or refuses it, because the
 * first has taken effect.
 * @param subject who registers, such as a username: the next visitor of the browser does not take the id of another one
 */
export function createRequest(kind: RequestKind, owner: string, body: unknown, subject?: string): UnconfirmedRequest {
  const at = systemClock.now();
  const fingerprint = subject === undefined ? undefined : computeTextFingerprint(subject);
  const open = REQUEST_KINDS[kind].hasStoredBody
    ? undefined
    : loadUnconfirmedRequest(kind, owner, at, (stored) => stored === fingerprint);
  return { requestId: open?.requestId ?? createUuidV7(at), at: open?.at ?? at, body, subject: fingerprint };
}

/**
 * Returns the request whose outcome has to be known before another one of its kind is sent; undefined if there is none,
 * or if the next request takes its id.
 */
export const findRequestToConfirm = (
  kind: RequestKind,
  owner: string,
  canSend?: (body: unknown) => boolean,
): UnconfirmedRequest | undefined =>
  REQUEST_KINDS[kind].hasStoredBody ? loadUnconfirmedRequest(kind, owner, systemClock.now(), canSend) : undefined;

/**
 * Sends a request that takes effect once, even if its response is lost (API-8). The request is stored before it is
 * sent, and removed only when its outcome is known, so that it keeps its id over reloads, other pages and closed tabs.
 * @param request by default, one without a stored body
 */
export async function callIdempotently<T>(
  kind: RequestKind,
  owner: string,
  send: (requestId: string) => Promise<ApiResult<T>>,
  request = createRequest(kind, owner, undefined),
): Promise<ApiResult<T>> {
  saveUnconfirmedRequest(kind, owner, request);
  const result = await send(request.requestId);
  // Asked when the answer arrives: while a first attempt was awaited, another page or tab may have sent it again.
  const isSentAgain = isRequestRepeated(kind, owner, request.requestId);
  const isUnknown = !result.ok && (isSentAgain ? isEarlierOutcomeUnknown : isOutcomeUnknown)(result.error);
  if (!isUnknown) removeUnconfirmedRequest(kind, owner, request.requestId);
  else if (result.error.requestId !== undefined) saveAttemptId(kind, owner, request.requestId, result.error.requestId);
  return result;
}
