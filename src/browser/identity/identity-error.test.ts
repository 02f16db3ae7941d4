import { describe, expect, test } from 'vitest';
import { toIdentityError } from './identity-error';

describe('[SOCIAL-5] error of the identity provider', () => {
  test.each([
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
    'auth/redirect-cancelled-by-user',
  ])('[SOCIAL-5.1] an error of the identity provider with the code %s is a cancellation by the visitor', (code) => {
    expect(toIdentityError(code, 'r').problem).toBe('cancelled');
  });

  test.each([
    ['auth/invalid-verification-code', 'codeWrong', 'auth/invalid-verification-code'],
    ['auth/code-expired', 'codeExpired', 'auth/code-expired'],
    ['auth/session-expired', 'codeExpired', 'auth/code-expired'],
    ['auth/invalid-verification-id', 'codeExpired', 'auth/code-expired'],
    ['auth/missing-verification-id', 'codeExpired', 'auth/code-expired'],
    ['auth/too-many-requests', 'tooMany', 'auth/too-many-requests'],
    ['auth/network-request-failed', 'network', 'auth/network-request-failed'],
    ['auth/popup-blocked', 'blocked', 'auth/popup-blocked'],
    ['auth/never-heard-of', 'unknown', 'auth/unknown'],
    ['toString', 'unknown', 'auth/unknown'],
    ['', 'unknown', 'auth/unknown'],
  ])(
    '[SOCIAL-5.2][SOCIAL-5.3] an error of the identity provider with the code %s is classified as “%s” and shown with the code %s',
    (code, problem, shownCode) => {
      expect(toIdentityError(code, ' why\n so ')).toEqual({
        layer: 'identity',
        problem,
        code: shownCode,
        reason: 'why so',
      });
    },
  );

  test.each([
    ['Firebase: Error (auth/popup-blocked).', ''],
    ['Firebase: TOO_SHORT (auth/invalid-phone-number).', 'TOO_SHORT'],
    ['Firebase: (auth/unknown)', ''],
    ['Failed to fetch', 'Failed to fetch'],
  ])('an error of the identity provider with the message %j has the reason %j', (reason, shown) => {
    expect(toIdentityError('auth/unknown', reason).reason).toBe(shown);
  });

  test('an error of the identity provider has a reason of at most 160 characters', () => {
    expect(toIdentityError('auth/unknown', 'x'.repeat(9999)).reason).toHaveLength(160);
  });
});
