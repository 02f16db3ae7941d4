import { beforeEach, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { isAutoLoginOn, turnAutoLogin, watchAddress } from './auto-login-flag';

const refusal = (code: string): ApiError => ({
  layer: 'business',
  endpoint: 'memberInfo',
  code,
  message: '',
  value: null,
});

beforeEach(() => turnAutoLogin(true));

test.each([
  [refusal('token_ip_different'), false],
  [refusal('CUSTOMER_NOT_LOGIN'), true],
  [{ layer: 'offline', endpoint: 'memberInfo' } as const, true],
])('[LOGIN-5] after %j a remembered sign-in may happen by itself: %s', (error, on) => {
  watchAddress(error);
  expect(isAutoLoginOn()).toBe(on);
});
