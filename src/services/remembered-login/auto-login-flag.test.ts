import { beforeEach, expect, test } from 'vitest';
import { localStore } from '../../browser/web-storage';
import type { ApiError } from '../../contract/api-error';
import { OLD_REMEMBER_KEY, REMEMBER_KEY } from '../../contract/storage-keys';
import { dropLoginKeys, isAutoLoginOn, isLoginRemembered, turnAutoLogin, watchAddress } from './auto-login-flag';

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

test.each([[REMEMBER_KEY], [OLD_REMEMBER_KEY]])('[LOGIN-5] %s taken away, no sign-in is remembered', (key) => {
  localStore.set(key, 'k');
  expect(isLoginRemembered()).toBe(true);
  dropLoginKeys();
  expect(isLoginRemembered()).toBe(false);
});
