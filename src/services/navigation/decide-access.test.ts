import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../contract/paths';
import { decideAccess, isOwnPath } from './decide-access';

const PASSWORD = '/m/changePsw';
const visitor = { hasSession: false, mustChangePassword: false };
const member = { hasSession: true, mustChangePassword: false };
const due = { hasSession: true, mustChangePassword: true };

const PUBLIC = [
  '/',
  '/m',
  '/m/',
  '/m/home',
  '/m/index',
  '/m/index.html',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/activity',
  '/m/inviteFriends',
];

describe('[ROUTE-2] who may enter a page', () => {
  test.each(PUBLIC)('a visitor enters %s', (path) => {
    expect(decideAccess(path, visitor, PASSWORD)).toEqual({ kind: 'enter' });
  });

  test('a visitor signs in before every other page of the product', () => {
    for (const { path } of Object.values(ROUTES)) {
      if (PUBLIC.includes(path) || path === '/m/feedback') continue;
      expect(decideAccess(path, visitor, PASSWORD), path).toEqual({ kind: 'sign-in' });
      expect(decideAccess(path.toUpperCase().replace('/M/', '/m/'), visitor, PASSWORD), path).toEqual({
        kind: 'sign-in',
      });
      expect(decideAccess(`${path}/`, visitor, PASSWORD), path).toEqual({ kind: 'sign-in' });
    }
  });

  test('feedback without a session goes home', () => {
    expect(decideAccess('/m/feedback', visitor, PASSWORD)).toEqual({ kind: 'go', path: '/m/home' });
    expect(decideAccess('/m/feedback', member, PASSWORD)).toEqual({ kind: 'enter' });
  });

  test('[LOGIN-4] a password that must be replaced comes before every page, home too', () => {
    for (const path of ['/m/home', '/m/withdraw', '/m/login', '/m/nowhere']) {
      expect(decideAccess(path, due, PASSWORD)).toEqual({ kind: 'go', path: PASSWORD });
    }
    expect(decideAccess(PASSWORD, due, PASSWORD)).toEqual({ kind: 'enter' });
  });
});

test('[ROUTE-8] the merchant’s own password path is a member page as well', () => {
  for (const path of ['/m/security/newPassword', '/m/security/newpassword/']) {
    expect(decideAccess(path, visitor, '/m/security/newPassword')).toEqual({ kind: 'sign-in' });
    expect(decideAccess(path, due, '/m/security/newPassword')).toEqual({ kind: 'enter' });
  }
});

test.each([
  ['/m', true],
  ['/m/withdraw?x=1', true],
  ['/m?x', true],
  ['/m.evil.com', false],
  ['/m@evil.com', false],
  ['//evil.com', false],
  ['/mini-game/v1', false],
  ['https://evil.com/m/', false],
])('[ROUTE-2] %s may be returned to after a sign-in: %s', (path, own) => {
  expect(isOwnPath(path)).toBe(own);
});
