import { describe, expect, test } from 'vitest';
import { evaluatePasswordChecks } from './password-checks';

describe('[LOGIN-8] checks of a new password', () => {
  test.each([
    // old     new      repeated  differs  match
    ['', '', '', false, false],
    ['', 'Newer-1', '', false, false],
    ['Old-1', 'Newer-1', '', true, false],
    ['Old-1', 'Newer-1', 'Newer-2', true, false],
    ['Old-1', 'Newer-1', 'Newer-1', true, true],
    ['Old-1', 'Old-1', 'Old-1', false, true],
  ])(
    'for a change from %j to %j, repeated as %j, the checks have the results differs=%s and match=%s',
    (oldPassword, newPassword, repeatedPassword, differs, match) => {
      expect(evaluatePasswordChecks({ oldPassword, newPassword, repeatedPassword }, true)).toEqual([
        { check: 'differs', isMet: differs },
        { check: 'match', isMet: match },
      ]);
    },
  );

  test('the checks of a new password contain no “differs” check if the member has no current password', () => {
    expect(
      evaluatePasswordChecks({ oldPassword: '', newPassword: 'Newer-1', repeatedPassword: 'Newer-1' }, false),
    ).toEqual([{ check: 'match', isMet: true }]);
  });
});
