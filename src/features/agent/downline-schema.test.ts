import { describe, expect, test } from 'vitest';
import { collectFieldMessages } from '../../../tests/support/forms/messages-of';
import { findErrorField } from '../../services/forms/find-error-field';
import { DOWNLINE_FIELDS_BY_ERROR_CODE, downlineSchema } from './downline-schema';

describe('[LINK-3] registration of a downline account', () => {
  test.each([
    ['', '', ['username', 'password']],
    ['  ', 'x', ['username']],
    ['name', '', ['password']],
    ['name', 'x', []],
  ])(
    'the registration of a downline account with the username %j and the password %j has errors at the fields %j',
    (username, password, missing) => {
      expect(Object.keys(collectFieldMessages(downlineSchema, { kind: 'member', username, password }))).toEqual(
        missing,
      );
    },
  );

  test.each([
    ['username.exists', 'username'],
    ['username.invalid', 'username'],
    ['password.weak', 'password'],
    ['no_permissions', undefined],
  ])('the registration of a downline account shows the error %s at the field %s', (code, field) => {
    const error = { layer: 'business', endpoint: 'registerDownline', code, message: '', value: null } as const;
    expect(findErrorField(error, DOWNLINE_FIELDS_BY_ERROR_CODE)).toBe(field);
  });
});
