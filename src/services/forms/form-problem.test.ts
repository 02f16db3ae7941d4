import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { decideFormProblem } from './form-problem';

const refusal = (code: string, message: string): ApiError => ({
  layer: 'business',
  endpoint: 'login',
  code,
  message,
  value: undefined,
});

describe('[API-7] what a form says of a failed call', () => {
  test.each<[string, ApiError, unknown]>([
    ['offline', { layer: 'offline', endpoint: 'login' }, { tone: 'alert', key: 'form.offline' }],
    ['too slow', { layer: 'timeout', endpoint: 'login', afterMs: 30_000 }, { tone: 'alert', key: 'form.timeout' }],
    ['taken back', { layer: 'aborted', endpoint: 'login' }, undefined],
    [
      'refused in words',
      refusal('login.cred.err', 'Not right'),
      { tone: 'alert', key: 'error.unknown_error', message: 'Not right' },
    ],
    ['refused without words', refusal('x', ' '), { tone: 'alert', key: 'error.unknown_error' }],
    ['asked too often', refusal('TOO_MANY_REQUEST_LOGIN', 'Slow down'), { tone: 'quiet', key: 'form.wait' }],
    ['502', { layer: 'http', endpoint: 'login', status: 502 }, { tone: 'quiet', key: 'form.unavailable' }],
    ['500', { layer: 'http', endpoint: 'login', status: 500 }, { tone: 'alert', key: 'error.unknown_error' }],
    [
      '[ENC-2] no encryption',
      { layer: 'request', endpoint: 'login', message: 'Missing Encryption' },
      { tone: 'alert', key: 'error.unknown_error', message: 'Missing Encryption' },
    ],
  ])('%s', (_case, error, problem) => {
    expect(decideFormProblem(error)).toEqual(problem);
  });
});
