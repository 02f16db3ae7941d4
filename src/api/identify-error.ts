import type { ApiError } from '../contract/api-error';

/**
 * Returns the error with the id of its request, unless no request has left this device. An error that has an id keeps
 * it: it is that of the request for the key of an encrypted call (OPS-4).
 */
export function identifyError(error: ApiError, requestId: string, isOnline: boolean): ApiError {
  const { layer } = error;
  const wasSent = layer === 'offline' ? isOnline : layer !== 'aborted' && layer !== 'script' && layer !== 'request';
  return wasSent ? { requestId, ...error } : error;
}
