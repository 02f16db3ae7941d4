import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { computeQueryRetryDelayMs, shouldRetryQuery } from './query-client';

const endpoint = 'banners';
const offline: ApiError = { layer: 'offline', endpoint };

test.each<[string, ApiError, number, 'retried' | 'not retried']>([
  // case                          error                                             failures result
  ['a lost connection', offline, 0, 'retried'],
  ['a second lost connection', offline, 1, 'retried'],
  ['a third lost connection', offline, 2, 'not retried'],
  ['a gateway error', { layer: 'http', endpoint, status: 503 }, 0, 'retried'],
  ['a server error', { layer: 'http', endpoint, status: 500 }, 0, 'not retried'],
  ['a timeout', { layer: 'timeout', endpoint, afterMs: 30_000 }, 0, 'not retried'],
  ['a refusal', { layer: 'business', endpoint, code: 'no', message: '', value: null }, 0, 'not retried'],
  ['an aborted request', { layer: 'aborted', endpoint }, 0, 'not retried'],
])('[API-8] after %s, a query is $3', (_case, error, failures, result) => {
  expect(shouldRetryQuery({ failures, error })).toBe(result === 'retried');
});

test('[API-8] the delay before a retry of a query is random, up to a maximum that doubles with each retry', () => {
  expect([computeQueryRetryDelayMs(0, 0.5), computeQueryRetryDelayMs(1, 0.5), computeQueryRetryDelayMs(1, 0)]).toEqual([
    200, 400, 0,
  ]);
});
