import { expect, test } from 'vitest';
import type { ApiError } from '../contract/api-error';
import { decideErrorNotice } from './error-text';

const business = (code: string, message: string): ApiError => ({
  layer: 'business',
  endpoint: 'login',
  code,
  message,
  value: null,
});
const at = { endpoint: 'login' };

test.each<[string, ApiError, ReturnType<typeof decideErrorNotice>]>([
  ['rate limit', business('TOO_MANY_REQUEST', 'slow down'), undefined],
  ['a longer rate limit', business('TOO_MANY_REQUEST_SMS', 'slow down'), undefined],
  ['gateway', { layer: 'http', ...at, status: 502 }, undefined],
  ['taken back', { layer: 'aborted', ...at }, undefined],
  ['a refusal with words', business('x', 'No such game'), { key: 'unknown_error', message: 'No such game' }],
  ['a refusal without', business('x', ' '), { key: 'unknown_error' }],
  ['a refusal that only mentions the limit', business('x.TOO_MANY_REQUEST', ''), { key: 'unknown_error' }],
  ['another status', { layer: 'http', ...at, status: 503 }, { key: 'unknown_error' }],
  [
    'no encryption',
    { layer: 'request', ...at, message: 'Missing Encryption' },
    { key: 'unknown_error', message: 'Missing Encryption' },
  ],
  ['no connection', { layer: 'offline', ...at }, { key: 'network_offline' }],
  ['time-out', { layer: 'timeout', ...at, afterMs: 30_000 }, { key: 'network_timeout' }],
  ['a part of the app is missing', { layer: 'script', ...at }, { key: 'script_missing' }],
  ['unreadable', { layer: 'decode', ...at, field: 'value.token' }, { key: 'answer_unreadable' }],
])('[API-7] %s', (_, error, notice) => {
  expect(decideErrorNotice(error)).toEqual(notice);
});
