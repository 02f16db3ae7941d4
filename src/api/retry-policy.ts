import type { Result } from '../base/result';
import type { ApiError } from '../contract/api-error';
import type { AnyEndpoint } from '../contract/endpoint';
import { GATEWAY_STATUSES } from './decode-answer';

/** Tries after the first (API-8). */
export const RETRIES = 2;
/** Longest wait before the first retry, in milliseconds; the second waits up to twice that. */
export const RETRY_BASE_MS = 400;

/** Whether sending again is harmless and may help (API-8). What is written with a key of its own goes by the outbox (OFF-4). */
export function isWorthRetrying(endpoint: AnyEndpoint, outcome: Result<unknown, ApiError>): boolean {
  if (outcome.ok || endpoint.method !== 'GET') return false;
  const { error } = outcome;
  return error.layer === 'offline' || (error.layer === 'http' && GATEWAY_STATUSES.includes(error.status));
}
