import type { ApiError } from '../contract/api-error';
import { CASHIER_ERROR_CODES } from '../contract/cashier-codes';
import { rsaKey } from '../contract/endpoints/account/rsa-key';

/**
 * Whether a call that failed with this error may have had an effect on the platform. False only if the platform
 * clearly refused the call or the call was never sent.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  // The key of an encrypted call could not be fetched.
  if (error.endpoint === rsaKey.name) return false;
  if (error.layer === 'http') return error.status >= 500;
  return error.layer !== 'business' && error.layer !== 'request' && error.layer !== 'script';
}

/**
 * Whether a request that was sent before may have had an effect although sending it again has failed with this error.
 * False only if the platform names the request: its id has been used. Any other refusal is about the present, such as a
 * method that has been closed since, a break, or a balance that the first attempt itself has used up. A platform that
 * judges before it looks the id up would otherwise be paid twice.
 */
export const isEarlierOutcomeUnknown = (error: ApiError): boolean =>
  error.layer !== 'business' || error.endpoint === rsaKey.name || error.code !== CASHIER_ERROR_CODES.requestReused;
