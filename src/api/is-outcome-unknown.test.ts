import { describe, expect, test } from 'vitest';
import type { ApiError } from '../contract/api-error';
import { isOutcomeUnknown } from './is-outcome-unknown';

const ERRORS: readonly (readonly [string, ApiError, 'unknown' | 'known'])[] = [
  ['no network', { layer: 'offline', endpoint: 'registerByUsername' }, 'unknown'],
  ['no network for the key of an encrypted call', { layer: 'offline', endpoint: 'rsaKey' }, 'known'],
  ['a timeout of the key of an encrypted call', { layer: 'timeout', endpoint: 'rsaKey', afterMs: 30_000 }, 'known'],
  ['a timeout', { layer: 'timeout', endpoint: 'registerByUsername', afterMs: 30_000 }, 'unknown'],
  ['an aborted call', { layer: 'aborted', endpoint: 'registerByUsername' }, 'unknown'],
  ['an unreadable body', { layer: 'decode', endpoint: 'registerByUsername', field: 'body' }, 'unknown'],
  ['HTTP 500', { layer: 'http', endpoint: 'registerByUsername', status: 500 }, 'unknown'],
  ['HTTP 503', { layer: 'http', endpoint: 'registerByUsername', status: 503 }, 'unknown'],
  ['HTTP 499', { layer: 'http', endpoint: 'registerByUsername', status: 499 }, 'known'],
  ['HTTP 401', { layer: 'http', endpoint: 'registerByUsername', status: 401 }, 'known'],
  ['a refusal', { layer: 'business', endpoint: 'registerByUsername', code: 'x', message: '', value: null }, 'known'],
  ['a call that was not sent', { layer: 'request', endpoint: 'registerByUsername', message: 'x' }, 'known'],
  ['a chunk that failed to load', { layer: 'script', endpoint: 'registerByUsername' }, 'known'],
];

describe('[REG-3] outcome of a failed call', () => {
  test.each(ERRORS)(
    'after the failure “%s” of a call, it is $2 whether the platform has processed the call',
    (_, error, outcome) => {
      expect(isOutcomeUnknown(error)).toBe(outcome === 'unknown');
    },
  );
});
