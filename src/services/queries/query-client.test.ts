import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { computeQueryRetryDelayMs, shouldRetryQuery } from './query-client';

const endpoint = 'banners';
const offline: ApiError = { layer: 'offline', endpoint };

test.each<[string, ApiError, number, boolean, 'retried' | 'not retried']>([
  // case                          error                                             failures online result
  ['a lost connection', offline, 0, true, 'retried'],
  ['a second lost connection', offline, 1, true, 'retried'],
  ['a third lost connection', offline, 2, true, 'not retried'],
  ['a lost connection while offline', offline, 0, false, 'not retried'],
  ['a gateway error', { layer: 'http', endpoint, status: 503 }, 0, true, 'retried'],
  ['a server error', { layer: 'http', endpoint, status: 500 }, 0, true, 'not retried'],
  ['a timeout', { layer: 'timeout', endpoint, afterMs: 30_000 }, 0, true, 'not retried'],
  ['a refusal', { layer: 'business', endpoint, code: 'no', message: '', value: null }, 0, true, 'not retried'],
  ['an aborted request', { layer: 'aborted', endpoint }, 0, true, 'not retried'],
])('[API-8] after %s, a query is $4', (_case, error, failures, isOnline, result) => {
  expect(shouldRetryQuery({ failures, error, isOnline })).toBe(result === 'retried');
});

test('[API-8] the delay before a retry of a query is random, up to a maximum that doubles with each retry', () => {
  expect([computeQueryRetryDelayMs(0, 0.5), computeQueryRetryDelayMs(1, 0.5), computeQueryRetryDelayMs(1, 0)]).toEqual([
    200, 400, 0,
  ]);
});
