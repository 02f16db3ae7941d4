import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../../tests/support/forms/collect-field-error-messages';
import { findErrorField } from '../../../services/forms/find-error-field';
import { PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE, passwordLoginSchema } from './password-login-schema';

describe('[LOGIN-3] username and password are required', () => {
  test.each([
    ['', '', { username: 'login.username.empty', password: 'login.password.empty' }],
    ['  ', 'x', { username: 'login.username.empty' }],
    ['alice', '', { password: 'login.password.empty' }],
    ['alice', ' ', {}],
  ])(
    'validation of the username %j and the password %j reports the error messages %j',
    (username, password, messages) => {
      expect(collectFieldErrorMessages(passwordLoginSchema, { username, password, remember: true })).toEqual(messages);
    },
  );
});

test.each([
  ['not.exists.user', 'username'],
  ['login.cred.err', 'password'],
  ['login_verify_required', undefined],
])('[LOGIN-5] for the error %s of a sign-in by password, findErrorField() returns %s', (code, field) => {
  expect(
    findErrorField(
      { layer: 'business', endpoint: 'login', code, message: '', value: null },
      PASSWORD_LOGIN_FIELDS_BY_ERROR_CODE,
    ),
  ).toBe(field);
});
