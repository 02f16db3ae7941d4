import { describe, expect, test } from 'vitest';
import { decideIdentityProblem, identityProblemText } from './identity-problem';

const TOLD: Record<string, string> = { 'identity.code': 'Code: ', 'identity.reason': 'Reason: ' };
const t = (key: string, values: Record<string, string> = {}) => (TOLD[key] ?? key) + Object.values(values).join('');

describe('what is told of a fault of the identity provider', () => {
  test.each([
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
    'auth/redirect-cancelled-by-user',
  ])('[SOCIAL-5] %s was meant: nothing', (code) => {
    expect(decideIdentityProblem({ code, reason: 'r' })).toBeUndefined();
  });

  test.each([
    ['auth/invalid-verification-code', 'identity.codeWrong', 'auth/invalid-verification-code'],
    ['auth/code-expired', 'identity.codeExpired', 'auth/code-expired'],
    ['auth/session-expired', 'identity.codeExpired', 'auth/code-expired'],
    ['auth/invalid-verification-id', 'identity.codeExpired', 'auth/code-expired'],
    ['auth/missing-verification-id', 'identity.codeExpired', 'auth/code-expired'],
    ['auth/too-many-requests', 'identity.tooMany', 'auth/too-many-requests'],
    ['auth/network-request-failed', 'identity.network', 'auth/network-request-failed'],
    ['auth/popup-blocked', 'identity.blocked', 'auth/popup-blocked'],
    ['auth/never-heard-of', 'identity.unknown', 'auth/unknown'],
    ['toString', 'identity.unknown', 'auth/unknown'],
    ['', 'identity.unknown', 'auth/unknown'],
  ])('[SOCIAL-5] %s: %s with %s', (code, text, shown) => {
    expect(decideIdentityProblem({ code, reason: ' why\n so ' })).toEqual({ text, code: shown, reason: 'why so' });
  });

  test.each([
    ['Firebase: Error (auth/popup-blocked).', 'Error'],
    ['Firebase: TOO_SHORT (auth/invalid-phone-number).', 'TOO_SHORT'],
    ['Firebase: (auth/unknown)', ''],
    ['Failed to fetch', 'Failed to fetch'],
  ])('[SOCIAL-5] of %j the reason is %j', (reason, told) => {
    expect(decideIdentityProblem({ code: 'auth/unknown', reason })?.reason).toBe(told);
  });

  test('[SOCIAL-5] stands in three lines, in two where no reason was given', () => {
    const problem = { text: 'identity.unknown', code: 'auth/unknown', reason: 'why' } as const;
    expect(identityProblemText(problem, t)).toBe('identity.unknown\nCode: auth/unknown\nReason: why');
    expect(identityProblemText({ ...problem, reason: '' }, t)).toBe('identity.unknown\nCode: auth/unknown');
  });

  test('[SOCIAL-5] is never longer than a notice can bear', () => {
    expect(decideIdentityProblem({ code: 'auth/unknown', reason: 'x'.repeat(9999) })?.reason).toHaveLength(160);
  });
});
