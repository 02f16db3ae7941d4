import { describe, expect, test } from 'vitest';
import { classifyCurrentPassword, requiresCurrentPassword } from './current-password';

describe('[LOGIN-8.3][LOGIN-8.6] state of the current password after a sign-in', () => {
  test.each([
    // typed, first, expired: current password
    [true, false, false, 'known'],
    [true, true, true, 'known'],
    [false, false, false, 'untyped'],
    [false, true, false, 'untyped'],
    [false, true, true, 'untyped'],
    [false, false, true, undefined],
  ] as const)(
    'with wasTyped=%s, firstTimeLogin=%s and passwordExpired=%s, the state of the current password is $3',
    (typed, firstTimeLogin, passwordExpired, current) => {
      expect(classifyCurrentPassword({ wasTyped: typed, firstTimeLogin, passwordExpired })).toBe(current);
    },
  );
});

describe('[LOGIN-8.3][REG-4] current password in the password form', () => {
  test.each([
    // current, due: result
    [undefined, false, 'required'],
    [undefined, true, 'required'],
    ['known', false, 'required'],
    ['known', true, 'required'],
    ['untyped', false, 'required'],
    ['untyped', true, 'not required'],
    ['none', false, 'not required'],
    ['none', true, 'not required'],
  ] as const)(
    'for currentPassword=%s and updatePassword=%s, the current password is $2 in the password form',
    (currentPassword, updatePassword, result) => {
      expect(requiresCurrentPassword({ currentPassword, updatePassword })).toBe(result === 'required');
    },
  );
});
