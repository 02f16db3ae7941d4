import { describe, expect, test } from 'vitest';
import { decideLanding, decideMustChangePassword } from './decide-path-after-login';

describe('[LOGIN-4] landing page after a sign-in', () => {
  test.each([
    // first  expired  force  default  return to      landing page
    [false, false, false, false, undefined, '/m/home'],
    [false, false, false, false, '/m/withdraw', '/m/withdraw'],
    [true, false, false, false, undefined, '/m/changePsw'],
    [true, false, false, false, '/m/withdraw', '/m/changePsw'],
    [false, true, false, false, undefined, '/m/home'],
    [false, true, true, false, undefined, '/m/changePsw'],
    [false, false, true, false, undefined, '/m/home'],
    [false, false, false, true, '/m/withdraw', '/m/changePsw'],
  ])(
    '[LOGIN-4.1] firstTimeLogin=%s, passwordExpired=%s, forceExpiredChange=%s, usedDefaultPassword=%s, returnTo=%s lead to $5',
    (first, expired, force, weak, returnTo, path) => {
      const outcome = { firstTimeLogin: first, passwordExpired: expired, usedDefaultPassword: weak };
      const paths = { landing: '/m/home', password: '/m/changePsw' };
      expect(decideLanding(decideMustChangePassword(outcome, force), paths, returnTo)).toBe(path);
    },
  );

  test('[ROUTE-8.1] the landing page after a sign-in is the landing path or the password path that the merchant configures', () => {
    const paths = { landing: '/m/member/home', password: '/m/security/password' };
    expect(decideLanding(false, paths, undefined)).toBe('/m/member/home');
    expect(decideLanding(true, paths, undefined)).toBe('/m/security/password');
  });
});
