import { describe, expect, test } from 'vitest';
import { currentPasswordAfterSignIn, requiresCurrentPassword } from './current-password';

describe('[LOGIN-8] the state of the current password after a sign-in', () => {
  test.each([
    // typed, first, expired: current password
    [true, false, false, 'known'],
    [true, true, true, 'known'],
    [false, false, false, 'untyped'],
    [false, true, false, 'untyped'],
    [false, true, true, 'untyped'],
    [false, false, true, undefined],
  ] as const)(
    'with the password typed (%s), at the first sign-in (%s), with the password expired (%s), is %s',
    (typed, firstTimeLogin, passwordExpired, current) => {
      expect(currentPasswordAfterSignIn({ typed, firstTimeLogin, passwordExpired })).toBe(current);
    },
  );
});

describe('[REG-4] [LOGIN-8] whether the form requires the current password', () => {
  test.each([
    // current, due: required
    [undefined, false, true],
    [undefined, true, true],
    ['known', false, true],
    ['known', true, true],
    ['untyped', false, true],
    ['untyped', true, false],
    ['none', false, false],
    ['none', true, false],
  ] as const)(
    'with the password state %s and a due change (%s) the current password is required: %s',
    (currentPassword, updatePassword, isRequired) => {
      expect(requiresCurrentPassword({ currentPassword, updatePassword })).toBe(isRequired);
    },
  );
});
