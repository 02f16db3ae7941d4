import { describe, expect, test } from 'vitest';
import { computeTotpCode, findMatchingTotpStep, getTotpStep } from './totp';

/** The key of RFC 6238's test vectors, `12345678901234567890`, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('[TFA-2] authenticator code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('the authenticator code for the Unix time %i matches the test vector of RFC 6238', (seconds, code) => {
    expect(computeTotpCode(SECRET, getTotpStep(seconds * 1000))).toBe(code);
  });

  test('the authenticator code is accepted only once, and at most one time step early or late', () => {
    const now = 1_234_567_890_000;
    const at = getTotpStep(now);
    expect(findMatchingTotpStep(SECRET, computeTotpCode(SECRET, at - 1), now, 0)).toBe(at - 1);
    expect(findMatchingTotpStep(SECRET, computeTotpCode(SECRET, at + 1), now, 0)).toBe(at + 1);
    expect(findMatchingTotpStep(SECRET, computeTotpCode(SECRET, at - 2), now, 0)).toBeUndefined();
    expect(findMatchingTotpStep(SECRET, computeTotpCode(SECRET, at), now, at)).toBeUndefined();
  });
});
