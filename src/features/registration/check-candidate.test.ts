import { describe, expect, test } from 'vitest';
import type { Candidate } from './candidate';
import { checkCandidate, refusedField } from './check-candidate';

const EMPTY: Candidate = { way: 'username', username: ' ', password: '', mobile: '', code: '', referral: '' };
const RULES = { mobilePassword: true, defaultPassword: 'd' };

describe('[REG-1] what is missing', () => {
  test.each([
    ['username', RULES, ['username', 'password']],
    ['mobile', RULES, ['mobile', 'password']],
    ['mobile', { ...RULES, mobilePassword: false }, ['mobile']],
    ['auto', RULES, ['password']],
  ] as const)('[REG-1] by %s with %j', (way, rules, fields) => {
    expect(Object.keys(checkCandidate({ ...EMPTY, way }, rules))).toEqual(fields);
  });

  test('[REG-1] short names and weak passwords are the platform’s to judge', () => {
    expect(checkCandidate({ ...EMPTY, username: 'a', password: 'b' }, RULES)).toEqual({});
  });
});

describe('[REG-3] which field a refusal is about', () => {
  const refusal = (code: string) =>
    ({ layer: 'business', endpoint: 'register', code, message: '', value: null }) as const;
  test.each([
    ['username.exists', 'username', 'username'],
    ['username.exists', 'mobile', 'mobile'],
    ['username.invalid', 'username', 'username'],
    ['password.weak', 'username', 'password'],
    ['mobile.invalid', 'mobile', 'mobile'],
    ['sms.code.err', 'mobile', 'code'],
    ['captcha.err', 'username', undefined],
    ['whatever', 'username', undefined],
  ] as const)('[REG-3] %s by %s: %s', (code, way, field) => {
    expect(refusedField(refusal(code), { ...EMPTY, way })).toBe(field);
  });

  test('[REG-3] a lost connection is about none', () => {
    expect(refusedField({ layer: 'offline', endpoint: 'register' }, EMPTY)).toBeUndefined();
  });
});
