/**
 * Header with the id of a call, the same for every attempt. The platform logs it and answers it, so that a call is found
 * by what a member reads out (OPS-4).
 */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/**
 * Returns a new request id: 32 hexadecimal digits, which is also a trace id (W3C). Random from its first digit, because
 * a member reads out only the first eight.
 */
export const createRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
