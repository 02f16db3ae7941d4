import { expect, test } from 'vitest';
import { provesAbsence } from './proves-absence';

test.each([
  ['login.cred.err', true],
  ['not.exists.user', true],
  ['captcha.err', true],
  ['TOO_MANY_REQUEST_LOGIN', false],
  ['login_verify_required', false],
  ['whatever', false],
])('[REG-3] after a lost answer a sign-in refused with %s shows that there is no account: %s', (code, shown) => {
  expect(provesAbsence({ layer: 'business', endpoint: 'login', code, message: '', value: null })).toBe(shown);
});

test('[REG-3] a lost connection shows nothing', () => {
  expect(provesAbsence({ layer: 'offline', endpoint: 'login' })).toBe(false);
});
