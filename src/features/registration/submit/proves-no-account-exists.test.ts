import { expect, test } from 'vitest';
import { provesNoAccountExists } from './proves-no-account-exists';

test.each([
  ['login.cred.err', true],
  ['not.exists.user', true],
  ['captcha.err', true],
  ['TOO_MANY_REQUEST_LOGIN', false],
  ['login_verify_required', false],
  ['whatever', false],
])(
  '[REG-3] after a lost registration response and a sign-in refused with %s, provesNoAccountExists() returns $1',
  (code, shown) => {
    expect(provesNoAccountExists({ layer: 'business', endpoint: 'login', code, message: '', value: null })).toBe(shown);
  },
);

test('[REG-3] provesNoAccountExists() returns false after a lost response and a sign-in that fails with a network error', () => {
  expect(provesNoAccountExists({ layer: 'offline', endpoint: 'login' })).toBe(false);
});
