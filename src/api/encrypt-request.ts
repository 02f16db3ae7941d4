import { fail, ok, type Result } from '../base/result';
import type { WebWorkerApi } from '../base/web-worker-api';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint, ResponseOf } from '../contract/endpoint';
import { rsaKey } from '../contract/endpoints/account/rsa-key';
import { ERROR_CODES } from '../contract/error-codes';
import type { ApiResult } from './call';
import type { ApiRequest } from './transport';

/** The endpoint of the key for {@link encryptRequest}; here, so that the first screen does not load it. */
export const keyEndpoint = rsaKey;

const MISSING_ENCRYPTION = 'Missing Encryption';

/**
 * Returns the request with its body encrypted for the platform (ENC-1). Fails without a key: a body is never sent in
 * plain text (ENC-2).
 */
export async function encryptRequest(
  endpoint: AnyEndpoint,
  request: ApiRequest,
  key: ApiResult<ResponseOf<typeof rsaKey>>,
  encryptBody: WebWorkerApi['encryptBody'],
): Promise<Result<ApiRequest, ApiError>> {
  // The call itself is not sent: the id of the request for the key leads to what has failed (OPS-4).
  const { requestId } = key.ok ? key : key.error;
  const refuse = (message: string) =>
    fail({
      layer: 'request' as const,
      endpoint: endpoint.name,
      message,
      ...(requestId !== undefined && { requestId }),
    });
  // The error keeps the endpoint of the key, which says that the call itself was not sent.
  if (!key.ok) return isConnectionError(key.error) ? key : refuse(MISSING_ENCRYPTION);
  const encrypted = await encryptBody(key.value.publicKey, request.body ?? '{}');
  if (!encrypted.ok) {
    const { error } = encrypted;
    return error === 'script' || error === 'offline'
      ? fail({ layer: error, endpoint: endpoint.name })
      : refuse(error || MISSING_ENCRYPTION);
  }
  const { body, headers } = encrypted.value;
  return ok({ ...request, body, headers: { ...request.headers, ...headers } });
}

/** Whether the key request failed without a response from the platform; the call then fails with the key's error. */
function isConnectionError(error: ApiError): boolean {
  return ['offline', 'timeout', 'script', 'aborted'].includes(error.layer);
}

/**
 * Whether the platform could not decrypt the body, because its key has changed meanwhile. Such a request had no effect
 * and may be sent again.
 */
export const hasKeyChanged = (outcome: Result<unknown, ApiError>): boolean =>
  !outcome.ok && outcome.error.layer === 'business' && outcome.error.code === ERROR_CODES.encryptionInvalid;
