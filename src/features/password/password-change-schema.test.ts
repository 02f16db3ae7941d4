import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../tests/support/forms/collect-field-error-messages';
import { findErrorField } from '../../services/forms/find-error-field';
import {
  buildPasswordChangeBody,
  createPasswordChangeSchema,
  PASSWORD_CHANGE_FIELDS_BY_ERROR_CODE,
} from './password-change-schema';

const DEFAULT = 'fair-start-1';

describe('[LOGIN-8] validation of a password change', () => {
  test.each([
    // old         new          repeated     messages
    ['First-1', 'Second-22', 'Second-22', {}],
    ['', 'Second-22', 'Second-22', { oldPassword: 'password.old.empty' }],
    [undefined, 'Second-22', 'Second-22', {}],
    [undefined, '', '', { newPassword: 'password.new.empty' }],
    [undefined, DEFAULT, DEFAULT, { newPassword: 'password.new.default' }],
    ['First-1', '', '', { newPassword: 'password.new.empty' }],
    ['First-1', 'First-1', 'First-1', { newPassword: 'password.new.same' }],
    ['First-1', DEFAULT, DEFAULT, { newPassword: 'password.new.default' }],
    ['First-1', 'Second-22', 'Second-2', { repeatedPassword: 'password.repeat.differs' }],
    [
      '',
      '',
      'x',
      {
        oldPassword: 'password.old.empty',
        newPassword: 'password.new.empty',
        repeatedPassword: 'password.repeat.differs',
      },
    ],
  ])(
    'the old password %j, the new password %j and the repeated password %j give the error messages %j',
    (old, newPassword, repeatedPassword, messages) => {
      const schema = createPasswordChangeSchema(old !== undefined, DEFAULT);
      expect(collectFieldErrorMessages(schema, { oldPassword: old ?? '', newPassword, repeatedPassword })).toEqual(
        messages,
      );
    },
  );

  test('any new password is allowed if the merchant’s default password is unknown', () => {
    const change = { oldPassword: 'a', newPassword: 'b', repeatedPassword: 'b' };
    expect(collectFieldErrorMessages(createPasswordChangeSchema(true, ''), change)).toEqual({});
  });
});

describe('[LOGIN-8.4][REG-4] old password in a password change request', () => {
  test.each([
    // old, default: sent as the old one
    ['First-1', DEFAULT, { oldPassword: 'First-1' }],
    ['First-1', '', { oldPassword: 'First-1' }],
    [undefined, DEFAULT, { oldPassword: DEFAULT }],
    [undefined, '', {}],
  ])(
    'with the typed old password %j and the default password %j, the password change request contains %j',
    (old, defaultPassword, sent) => {
      const change = { oldPassword: old ?? '', newPassword: 'Second-22', repeatedPassword: 'Second-22' };
      expect(buildPasswordChangeBody(change, old !== undefined, defaultPassword)).toStrictEqual({
        ...sent,
        newPassword: 'Second-22',
      });
    },
  );
});

test.each([
  ['password.old.err', 'oldPassword'],
  ['password.weak', 'newPassword'],
  ['request.invalid', undefined],
])('[LOGIN-8.5] for the error %s of a password change, findErrorField() returns %s', (code, field) => {
  const error = { layer: 'business', endpoint: 'changePassword', code, message: '', value: null } as const;
  expect(findErrorField(error, PASSWORD_CHANGE_FIELDS_BY_ERROR_CODE)).toBe(field);
});
