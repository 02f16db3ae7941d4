import { describe, expect, test } from 'vitest';
import type { ApiError } from '../contract/api-error';
import { isOutcomeUnknown } from './is-outcome-unknown';

const ERRORS: readonly (readonly [string, ApiError, 'unknown' | 'known'])[] = [
  ['no network', { layer: 'offline', endpoint: 'register' }, 'unknown'],
  ['a timeout', { layer: 'timeout', endpoint: 'register', afterMs: 30_000 }, 'unknown'],
  ['an aborted call', { layer: 'aborted', endpoint: 'register' }, 'unknown'],
  ['an unreadable body', { layer: 'decode', endpoint: 'register', field: 'body' }, 'unknown'],
  ['HTTP 500', { layer: 'http', endpoint: 'register', status: 500 }, 'unknown'],
  ['HTTP 503', { layer: 'http', endpoint: 'register', status: 503 }, 'unknown'],
  ['HTTP 499', { layer: 'http', endpoint: 'register', status: 499 }, 'known'],
  ['HTTP 401', { layer: 'http', endpoint: 'register', status: 401 }, 'known'],
  ['a refusal', { layer: 'business', endpoint: 'register', code: 'x', message: '', value: null }, 'known'],
  ['a call that was not sent', { layer: 'request', endpoint: 'register', message: 'x' }, 'known'],
  ['a chunk that failed to load', { layer: 'script', endpoint: 'register' }, 'known'],
];

describe('[REG-3] outcome of a failed call', () => {
  test.each(ERRORS)('for the error “%s”, the outcome of a failed call is $2', (_, error, outcome) => {
    expect(isOutcomeUnknown(error)).toBe(outcome === 'unknown');
  });
});
