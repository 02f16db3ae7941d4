import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { describeFailedCall, formatDescribedCall } from './describe-failed-call';

test.each<[ApiError, string]>([
  [{ layer: 'http', endpoint: 'status', status: 503 }, 'HTTP 503'],
  [{ layer: 'decode', endpoint: 'status', field: 'value.info.merchantCode' }, 'field value.info.merchantCode'],
  [{ layer: 'timeout', endpoint: 'status', afterMs: 30_000 }, 'timeout'],
  [{ layer: 'offline', endpoint: 'status' }, 'offline'],
  [{ layer: 'request', endpoint: 'status', message: 'login required' }, 'not sent: login required'],
  [
    { layer: 'business', endpoint: 'status', code: 'SMS_WRONG', message: 'Alice, 0912345678', value: 1 },
    'refused SMS_WRONG',
  ],
  [
    { layer: 'business', endpoint: 'status', code: `${'no '.repeat(19)}🇵🇭🇵🇭`, message: '', value: null },
    `refused ${'no '.repeat(19).trimEnd()}…`,
  ],
])('[OPS-5.2] the failed call %j is told as “%s”', (error, what) => {
  const call = { endpoint: 'status', requestId: '7f3a91c2', at: 1, tookMs: 12.4, error };
  expect(formatDescribedCall(describeFailedCall(call))).toBe(`status: ${what}, 12 ms, id 7f3a91c2`);
});
