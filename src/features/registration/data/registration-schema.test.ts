import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../../tests/support/forms/collect-field-error-messages';
import { findErrorField } from '../../../services/forms/find-error-field';
import { createRegistrationSchema, REGISTRATION_FIELDS_BY_ERROR_CODE } from './registration-schema';

const PHILIPPINES = { own: '63', others: [] };
const EMPTY = { username: ' ', password: '', mobile: '', code: '', referral: '' };

describe('[REG-1] registration schema', () => {
  test.each([
    ['username', true, { username: 'register.username.empty', password: 'register.password.empty' }],
    ['mobile', true, { mobile: 'phone.empty', password: 'register.password.empty' }],
    ['mobile', false, { mobile: 'phone.empty' }],
    ['auto', true, { password: 'register.password.empty' }],
  ] as const)(
    '[REG-4] for the method %s and hasPasswordField=%s, the registration schema reports the messages %j for an empty form',
    (method, hasPasswordField, messages) => {
      expect(collectFieldErrorMessages(createRegistrationSchema(method, hasPasswordField, PHILIPPINES), EMPTY)).toEqual(
        messages,
      );
    },
  );

  test('[LOGIN-7] a number of another country and an unclear code are reported only for the method whose fields are shown', () => {
    const typed = { ...EMPTY, username: 'a', mobile: '+84 912 345 678', code: '482913 or 591047' };
    const messages = (method: 'mobile' | 'username') =>
      collectFieldErrorMessages(createRegistrationSchema(method, false, PHILIPPINES), typed);
    expect(messages('mobile')).toEqual({ mobile: 'phone.foreign', code: 'phone.code.unclear' });
    expect(messages('username')).toEqual({});
  });

  test('the registration schema accepts short names and weak passwords, which the platform checks', () => {
    expect(
      collectFieldErrorMessages(createRegistrationSchema('username', true, PHILIPPINES), {
        ...EMPTY,
        username: 'a',
        password: 'b',
      }),
    ).toEqual({});
  });

  test('[REG-4] the calling code is stripped from the number, and the password is omitted if the form has no password field', () => {
    const input = { ...EMPTY, mobile: '+63 917-000', code: '12 34', password: 'typed before' };
    expect(parse(createRegistrationSchema('mobile', false, PHILIPPINES), input)).toEqual({
      ...EMPTY,
      method: 'mobile',
      mobile: { mobileNum: '917000' },
      code: '1234',
      password: undefined,
    });
  });
});

test.each([
  ['username.exists', 'username', 'username'],
  ['username.exists', 'mobile', 'mobile'],
  ['username.exists', 'auto', undefined],
  ['username.invalid', 'username', 'username'],
  ['password.weak', 'username', 'password'],
  ['password.weak', 'auto', 'password'],
  ['mobile.invalid', 'mobile', 'mobile'],
  ['sms.code.err', 'mobile', 'code'],
  ['captcha.err', 'username', undefined],
] as const)(
  '[REG-3] for the error %s of a registration with the method %s, findErrorField() returns %s',
  (code, method, field) => {
    const error = { layer: 'business', endpoint: 'registerByUsername', code, message: '', value: null } as const;
    expect(findErrorField(error, REGISTRATION_FIELDS_BY_ERROR_CODE[method])).toBe(field);
  },
);
