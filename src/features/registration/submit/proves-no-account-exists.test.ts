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
  '[REG-3] after a lost registration response a sign-in refused with %s proves that there is no account: %s',
  (code, shown) => {
    expect(provesNoAccountExists({ layer: 'business', endpoint: 'login', code, message: '', value: null })).toBe(shown);
  },
);

test('[REG-3] after a lost registration response a sign-in with a network error does not prove that there is no account', () => {
  expect(provesNoAccountExists({ layer: 'offline', endpoint: 'login' })).toBe(false);
});
