import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { decideStartNotice } from './decide-start-notice';

const endpoint = 'status';
const refusal = (code: string, message: string): ApiError => ({
  layer: 'business',
  endpoint,
  code,
  message,
  value: null,
});
const ERROR = { key: 'start.error' };
const NETWORK = { key: 'start.network' };

describe('[BOOT-4] what a failed start says', () => {
  test.each<[string, ApiError, object | undefined, object | undefined]>([
    // what                        error                                      over https          over http
    [
      'another code',
      refusal('site.closed', 'We are closed'),
      { message: 'We are closed' },
      { message: 'We are closed' },
    ],
    ['another code, no words', refusal('site.closed', ' '), ERROR, ERROR],
    [
      'a refusal without a code',
      refusal('', 'We are closed'),
      { message: 'We are closed' },
      { message: 'We are closed' },
    ],
    ['no connection', { layer: 'offline', endpoint }, ERROR, NETWORK],
    ['no answer in time', { layer: 'timeout', endpoint, afterMs: 1 }, ERROR, NETWORK],
    ['a page of a portal', { layer: 'decode', endpoint, field: 'body' }, ERROR, NETWORK],
    ['a broken server', { layer: 'http', endpoint, status: 500 }, ERROR, NETWORK],
    ['a call that was not made', { layer: 'request', endpoint, message: '' }, ERROR, NETWORK],
    ['[API-7] a gateway', { layer: 'http', endpoint, status: 502 }, undefined, undefined],
    ['[API-7] too many requests', refusal('TOO_MANY_REQUEST_IP', 'Slow'), undefined, undefined],
    ['the domain error', refusal('domain_not_available', 'Gone'), undefined, undefined],
    ['a call taken back', { layer: 'aborted', endpoint }, undefined, undefined],
  ])('%s', (_, error, secure, plain) => {
    expect(decideStartNotice(error, 'https:')).toEqual(secure);
    expect(decideStartNotice(error, 'http:')).toEqual(plain);
  });
});
