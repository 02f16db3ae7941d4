import type { ApiError } from '../contract/api-error';

/** Whether an error leaves open what the platform has done: anything but a clear no, or a call that was never made. */
export function isUnanswered(error: ApiError): boolean {
  if (error.layer === 'http') return error.status >= 500;
  return error.layer !== 'business' && error.layer !== 'request' && error.layer !== 'script';
}
