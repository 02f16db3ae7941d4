import { afterEach, beforeEach, expect, test } from 'vitest';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import type { ApiError } from '../../contract/api-error';
import { LEGACY_LOGIN_KEY, REMEMBERED_LOGIN_KEY } from '../../contract/storage-keys';
import {
  deleteRememberedLoginKeys,
  disableAutoLoginOnIpChange,
  isLoginRemembered,
  setAutoLoginEnabled,
} from './auto-login-flag';
import { readAutoLoginMode, requireTapForAutoLoginOnChallenge } from './auto-login-mode';

const refusal = (code: string): ApiError => ({
  layer: 'business',
  endpoint: 'memberInfo',
  code,
  message: '',
  value: null,
});

beforeEach(() => setAutoLoginEnabled(true));
afterEach(() => setAutoLoginEnabled(true));

test.each([
  [refusal('token_ip_different'), 'off'],
  [refusal('CUSTOMER_NOT_LOGIN'), 'on'],
  [{ layer: 'offline', endpoint: 'memberInfo' } as const, 'on'],
])('[LOGIN-5.6] after a request has failed with %j, the mode of auto login is “%s”', (error, mode) => {
  disableAutoLoginOnIpChange(error);
  expect(readAutoLoginMode()).toBe(mode);
});

test.each([
  [refusal('captcha.err'), 'by-tap'],
  [refusal('login_verify_required'), 'by-tap'],
  [refusal('login.cred.err'), 'on'],
  [refusal('TOO_MANY_REQUEST'), 'on'],
  [{ layer: 'timeout', endpoint: 'login', afterMs: 1 } as const, 'on'],
])('[REM-3.4] after auto login has failed with %j, the mode of auto login is “%s”', (error, mode) => {
  requireTapForAutoLoginOnChallenge(error);
  expect(readAutoLoginMode()).toBe(mode);
  setAutoLoginEnabled(true);
  expect(readAutoLoginMode()).toBe('on');
});

test.each([[REMEMBERED_LOGIN_KEY], [LEGACY_LOGIN_KEY]])(
  '[LOGIN-5] no login is remembered once the key %s is deleted from local storage',
  (key) => {
    safeLocalStorage.set(key, 'k');
    expect(isLoginRemembered()).toBe(true);
    deleteRememberedLoginKeys();
    expect(isLoginRemembered()).toBe(false);
  },
);
