import { describe, expect, test } from 'vitest';
import type { ApiError } from '../contract/api-error';
import { isOutcomeUnknown } from './is-outcome-unknown';

const ERRORS: readonly (readonly [string, ApiError, boolean])[] = [
  ['no network', { layer: 'offline', endpoint: 'register' }, true],
  ['a timeout', { layer: 'timeout', endpoint: 'register', afterMs: 30_000 }, true],
  ['an aborted call', { layer: 'aborted', endpoint: 'register' }, true],
  ['an unreadable body', { layer: 'decode', endpoint: 'register', field: 'body' }, true],
  ['HTTP 500', { layer: 'http', endpoint: 'register', status: 500 }, true],
  ['HTTP 503', { layer: 'http', endpoint: 'register', status: 503 }, true],
  ['HTTP 499', { layer: 'http', endpoint: 'register', status: 499 }, false],
  ['HTTP 401', { layer: 'http', endpoint: 'register', status: 401 }, false],
  ['a refusal', { layer: 'business', endpoint: 'register', code: 'x', message: '', value: null }, false],
  ['a call that was not sent', { layer: 'request', endpoint: 'register', message: 'x' }, false],
  ['a chunk that failed to load', { layer: 'script', endpoint: 'register' }, false],
];

describe('[REG-3] the outcome of a failed call', () => {
  test.each(ERRORS)('is unknown after %s: $2', (_, error, isOpen) => {
    expect(isOutcomeUnknown(error)).toBe(isOpen);
  });
});
