import { describe, expect, test } from 'vitest';
import { decideLanding, mustChangePassword } from './decide-landing';

describe('[LOGIN-4] where a sign-in lands', () => {
  test.each([
    // first  expired  force  default  wanted         lands on
    [false, false, false, false, undefined, '/m/home'],
    [false, false, false, false, '/m/withdraw', '/m/withdraw'],
    [true, false, false, false, undefined, '/m/changePsw'],
    [true, false, false, false, '/m/withdraw', '/m/changePsw'],
    [false, true, false, false, undefined, '/m/home'],
    [false, true, true, false, undefined, '/m/changePsw'],
    [false, false, true, false, undefined, '/m/home'],
    [false, false, false, true, '/m/withdraw', '/m/changePsw'],
  ])('first %s, expired %s, force %s, default %s, wanted %s: %s', (first, expired, force, weak, wanted, path) => {
    const outcome = { firstTimeLogin: first, passwordExpired: expired, usedDefaultPassword: weak };
    const paths = { landing: '/m/home', password: '/m/changePsw' };
    expect(decideLanding(mustChangePassword(outcome, force), paths, wanted)).toBe(path);
  });

  test('[ROUTE-8] both paths are the merchant’s', () => {
    const paths = { landing: '/m/member/home', password: '/m/security/password' };
    expect(decideLanding(false, paths, undefined)).toBe('/m/member/home');
    expect(decideLanding(true, paths, undefined)).toBe('/m/security/password');
  });
});
