import { expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { parseAvailableSecondFactors } from './available-second-factors';

const refusal = (code: string, value: unknown): ApiError => ({
  layer: 'business',
  endpoint: 'login',
  code,
  message: '',
  value,
});
const none = { email: false, ga: false, sms: false, payeeName: false };

test.each([
  [refusal('login_verify_required', { sms: true }), { ...none, sms: true }],
  [refusal('login_verify_required', { email: true, ga: null }), { ...none, email: true }],
  [refusal('login_verify_required', none), undefined],
  [refusal('login_verify_required', { sms: 'yes' }), undefined],
  [refusal('login_verify_required', null), undefined],
  [refusal('login.cred.err', { sms: true }), undefined],
  [{ layer: 'offline', endpoint: 'login' } as const, undefined],
])('[LOGIN-5] the second factors available after the error %j are %j', (error, factors) => {
  expect(parseAvailableSecondFactors(error)).toEqual(factors);
});
