import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { queryRetryDelayMs, shouldRetryQuery } from './query-client';

const endpoint = 'banners';
const offline: ApiError = { layer: 'offline', endpoint };

test.each<[string, ApiError, number, boolean, boolean]>([
  // case                          error                                             failures online retried
  ['a lost connection', offline, 0, true, true],
  ['a second lost connection', offline, 1, true, true],
  ['a third lost connection', offline, 2, true, false],
  ['a lost connection without a network', offline, 0, false, false],
  ['a gateway error', { layer: 'http', endpoint, status: 503 }, 0, true, true],
  ['a server error', { layer: 'http', endpoint, status: 500 }, 0, true, false],
  ['a timeout', { layer: 'timeout', endpoint, afterMs: 30_000 }, 0, true, false],
  ['a refusal', { layer: 'business', endpoint, code: 'no', message: '', value: null }, 0, true, false],
  ['an aborted request', { layer: 'aborted', endpoint }, 0, true, false],
])('[API-8] a query after %s is retried: $4', (_case, error, failures, isOnline, isRetried) => {
  expect(shouldRetryQuery({ failures, error, isOnline })).toBe(isRetried);
});

test('[API-8] the delay before a retry of a query is a random part of a maximum that doubles', () => {
  expect([queryRetryDelayMs(0, 0.5), queryRetryDelayMs(1, 0.5), queryRetryDelayMs(1, 0)]).toEqual([200, 400, 0]);
});
