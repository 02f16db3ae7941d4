import { type ApiError, isRateLimited } from '../../contract/api-error';

/** HTTP statuses after which the same request may well be answered. */
const PASSING_STATUSES: readonly number[] = [401, 408, 425, 429];

/**
 * Whether a failed request for the wallet is an answer, which says nothing of a break: the platform has no wallet, or
 * one that deviates. Nothing is withheld for ever from members of a platform without protection of play. Without an
 * answer the status stays unknown.
 */
export const isAnswerWithoutStatus = (error: ApiError): boolean =>
  error.layer === 'decode' ||
  (error.layer === 'business' && !isRateLimited(error)) ||
  (error.layer === 'http' && error.status < 500 && !PASSING_STATUSES.includes(error.status)) ||
  (error.layer === 'http' && error.status === 501);
