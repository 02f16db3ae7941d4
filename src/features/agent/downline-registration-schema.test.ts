import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../tests/support/forms/collect-field-error-messages';
import { findErrorField } from '../../services/forms/find-error-field';
import { DOWNLINE_REGISTRATION_FIELDS_BY_ERROR_CODE, downlineRegistrationSchema } from './downline-registration-schema';

describe('[LINK-3.5] registration of a downline account', () => {
  test.each([
    ['', '', ['username', 'password']],
    ['  ', 'x', ['username']],
    ['name', '', ['password']],
    ['name', 'x', []],
  ])(
    'the registration of a downline account with the username %j and the password %j has errors at the fields %j',
    (username, password, missing) => {
      expect(
        Object.keys(collectFieldErrorMessages(downlineRegistrationSchema, { kind: 'member', username, password })),
      ).toEqual(missing);
    },
  );

  test.each([
    ['username.exists', 'username'],
    ['username.invalid', 'username'],
    ['password.weak', 'password'],
    ['no_permissions', undefined],
  ])('for the error %s of the registration of a downline account, findErrorField() returns %s', (code, field) => {
    const error = { layer: 'business', endpoint: 'registerDownlineAccount', code, message: '', value: null } as const;
    expect(findErrorField(error, DOWNLINE_REGISTRATION_FIELDS_BY_ERROR_CODE)).toBe(field);
  });
});
