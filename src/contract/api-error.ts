import { ERROR_CODES, RATE_LIMIT_ERROR_CODE_PREFIX, SESSION_EXPIRED_CODES } from './error-codes';

/** Why a call failed, by the layer in which it failed. `endpoint` is the endpoint's name. */
export type ApiError = FailedLayer & {
  /** Id of the request (OPS-4); absent if no request has left this device. */
  readonly requestId?: string;
};

type FailedLayer =
  /** The request did not reach a server, or the connection broke before the response was complete. */
  | { readonly layer: 'offline'; readonly endpoint: string }
  | { readonly layer: 'timeout'; readonly endpoint: string; readonly afterMs: number }
  /** The request was not sent, because a chunk that the call needs could not be loaded. A reload may help (UPD-2). */
  | { readonly layer: 'script'; readonly endpoint: string }
  /** The caller aborted the call. */
  | { readonly layer: 'aborted'; readonly endpoint: string }
  | { readonly layer: 'http'; readonly endpoint: string; readonly status: number }
  /**
   * The request was not sent, because the endpoint has no path, a required session is missing, or the body could not
   * be encrypted (API-5, ENC-2).
   */
  | { readonly layer: 'request'; readonly endpoint: string; readonly message: string }
  /** The platform refused the request with the response `{success: false, errorCode, message, value}`. */
  | {
      readonly layer: 'business';
      readonly endpoint: string;
      readonly code: string;
      readonly message: string;
      readonly value: unknown;
    }
  /** The response violates the contract; `field` is the path of the invalid field (API-2). */
  | { readonly layer: 'decode'; readonly endpoint: string; readonly field: string };

/** A call that the platform has refused. */
export type Refusal = Extract<ApiError, { readonly layer: 'business' }>;

/** Whether the error means that there is no session (SESS-3). */
export function isSessionOver(error: ApiError): boolean {
  return error.layer === 'http'
    ? error.status === 401
    : error.layer === 'business' && SESSION_EXPIRED_CODES.has(error.code);
}

/** Whether the error means that the account of the sender is closed (SAFE-5.6). */
export const isAccountClosed = (error: ApiError): boolean =>
  error.layer === 'business' && error.code === ERROR_CODES.accountClosed;

/** Whether the error ends the session of the sender. */
export const endsSession = (error: ApiError): boolean => isSessionOver(error) || isAccountClosed(error);

/** HTTP status “Too Many Requests” (RFC 6585). */
const HTTP_TOO_MANY_REQUESTS = 429;

/** Whether the platform, or a gateway before it, refused a call because there were too many. */
export function isRateLimited(error: ApiError): boolean {
  if (error.layer === 'http') return error.status === HTTP_TOO_MANY_REQUESTS;
  return error.layer === 'business' && error.code.startsWith(RATE_LIMIT_ERROR_CODE_PREFIX);
}

/** Whether the platform refused the sender of a call, before it looked at the request. */
export function isRefusalOfSender(error: ApiError): boolean {
  if (error.layer !== 'business') return false;
  const { encryptionInvalid, tokenIpDifferent, domainNotAvailable } = ERROR_CODES;
  const codes: readonly string[] = [encryptionInvalid, tokenIpDifferent, domainNotAvailable];
  return isRateLimited(error) || SESSION_EXPIRED_CODES.has(error.code) || codes.includes(error.code);
}
