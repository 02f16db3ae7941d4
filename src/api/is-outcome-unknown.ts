import type { ApiError } from '../contract/api-error';
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
