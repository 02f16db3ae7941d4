import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { ERASURE_OBSTACLE_CODES } from '../../contract/endpoints/account/erasure';
import { toErasureErrorText } from './erasure-error-text';

const t = (key: string, values: object = {}) => `${key}${Object.values(values).join()}`;
const common = { endpoint: 'requestErasure', requestId: '7f3a91c2d4e5f60718293a4b5c6d7e8f' };
const refusal = (code: string): ApiError => ({ ...common, layer: 'business', code, message: 'Closed', value: null });

test.each<readonly [what: string, error: ApiError, text: string]>([
  ['money', refusal(ERASURE_OBSTACLE_CODES.BALANCE), 'erase.balance'],
  ['an open order', refusal(ERASURE_OBSTACLE_CODES.ORDER), 'erase.pending'],
  ['another reason', refusal('x'), 'Closed\nrefused.other'],
  ['HTTP 503', { ...common, layer: 'http', status: 503 }, 'form.unavailable'],
])('[SAFE-6.6][OPS-4.4] a request for erasure that fails for %s says why, with its code', (_, error, text) => {
  expect(toErasureErrorText(error, t)).toBe(`${text}\nerror.code7f3a-91c2`);
});
