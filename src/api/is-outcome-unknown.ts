import type { ApiError } from '../contract/api-error';

/**
 * Whether the call may have had an effect on the platform: any error except a clear refusal or a call that was never
 * sent.
 */
export function isOutcomeUnknown(error: ApiError): boolean {
  if (error.layer === 'http') return error.status >= 500;
  return error.layer !== 'business' && error.layer !== 'request' && error.layer !== 'script';
}
