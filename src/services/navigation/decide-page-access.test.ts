import { describe, expect, test } from 'vitest';
import { ROUTES } from '../../contract/paths';
import { decidePageAccess, isAppPath, isMemberPage } from './decide-page-access';

const PASSWORD = '/m/changePsw';
const visitor = { hasSession: false, mustChangePassword: false, isOffered: true };
const member = { hasSession: true, mustChangePassword: false, isOffered: true };
const passwordDue = { hasSession: true, mustChangePassword: true, isOffered: true };

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
  '/m/member/data',
];

describe('[ROUTE-2] access to a page', () => {
  test.each(PUBLIC)('[ROUTE-2.1] a visitor may open %s', (path) => {
    expect(decidePageAccess(path, visitor, PASSWORD)).toEqual({ kind: 'enter' });
  });

  test('[ROUTE-2.2] a visitor must sign in to open any page that is not public', () => {
    for (const { path } of Object.values(ROUTES)) {
      if (PUBLIC.includes(path) || path === '/m/feedback') continue;
      expect(decidePageAccess(path, visitor, PASSWORD), path).toEqual({ kind: 'sign-in' });
      expect(decidePageAccess(path.toUpperCase().replace('/M/', '/m/'), visitor, PASSWORD), path).toEqual({
        kind: 'sign-in',
      });
      expect(decidePageAccess(`${path}/`, visitor, PASSWORD), path).toEqual({ kind: 'sign-in' });
    }
  });

  test.each(['/m/with%64raw', '/m/%77ithdraw', '/m/member/%68istory', '/m/member/histor%79/', '/%6d/withdraw'])(
    '[ROUTE-2.2] an escaped letter does not change whose page it is: %s',
    (path) => expect(decidePageAccess(path, visitor, PASSWORD)).toEqual({ kind: 'sign-in' }),
  );

  test.each(['/m/with%2564raw', '/m/member%2Fhistory', '/m/%'])('[ROUTE-2.1] %s is no page of a member', (path) =>
    expect(decidePageAccess(path, visitor, PASSWORD)).toEqual({ kind: 'enter' }),
  );

  test('[ROUTE-2.2] the feedback page redirects a visitor to home', () => {
    expect(decidePageAccess('/m/feedback', visitor, PASSWORD)).toEqual({ kind: 'go', path: '/m/home' });
    expect(decidePageAccess('/m/feedback', member, PASSWORD)).toEqual({ kind: 'enter' });
  });

  test('[ROUTE-10.2] a page that the merchant does not offer is not found, and a due password comes first', () => {
    for (const path of ['/m/activity', '/m/rewardCenter', '/m/feedback']) {
      expect(decidePageAccess(path, { ...visitor, isOffered: false }, PASSWORD)).toEqual({ kind: 'not-found' });
      expect(decidePageAccess(path, { ...member, isOffered: false }, PASSWORD)).toEqual({ kind: 'not-found' });
      expect(decidePageAccess(path, { ...passwordDue, isOffered: false }, PASSWORD)).toEqual({
        kind: 'go',
        path: PASSWORD,
      });
    }
  });

  test('[LOGIN-4] a member who must change the password is redirected to the password page from every other page', () => {
    for (const path of ['/m/home', '/m/withdraw', '/m/login', '/m/nowhere']) {
      expect(decidePageAccess(path, passwordDue, PASSWORD)).toEqual({ kind: 'go', path: PASSWORD });
    }
    expect(decidePageAccess(PASSWORD, passwordDue, PASSWORD)).toEqual({ kind: 'enter' });
  });
});

test('[ROUTE-8.1] a merchant’s custom password page requires a sign-in, and is open to a member who must change the password', () => {
  for (const path of ['/m/security/newPassword', '/m/security/newpassword/']) {
    expect(decidePageAccess(path, visitor, '/m/security/newPassword')).toEqual({ kind: 'sign-in' });
    expect(decidePageAccess(path, passwordDue, '/m/security/newPassword')).toEqual({ kind: 'enter' });
  }
});

test.each(['/m', '/m/withdraw?x=1', '/m?x'])('[ROUTE-2] the path %s belongs to the app', (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.each(['/m.evil.com', '/m@evil.com', '//evil.com', '/mini-game/v1', 'https://evil.com/m/'])(
  '[ROUTE-2] the path %s does not belong to the app',
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);

test.each([
  // path, offered, for members only
  ['/m/rewardCenter', true, true],
  ['/m/rewardCenter', false, false],
  ['/m/feedback', true, true],
  ['/m/activity', true, false],
  [PASSWORD, true, true],
])('[ROUTE-10.2] %s, offered: %s, is a page for members only: %s', (path, isOffered, expected) => {
  expect(isMemberPage(path, { isOffered }, PASSWORD)).toBe(expected);
});

test.each([
  // path, page of an extension for members, visitor, decision
  ['/m/x/club', true, visitor, 'sign-in'],
  ['/m/x/club', true, member, 'enter'],
  ['/m/x/hours', false, visitor, 'enter'],
  // A page of the app keeps its own access.
  ['/m/withdraw', false, visitor, 'sign-in'],
] as const)('[OPS-7.2] %s, for members: %s, opened by %j: %s', (path, isExtensionForMembers, user, kind) => {
  expect(decidePageAccess(path, { ...user, isExtensionForMembers }, PASSWORD)).toEqual({ kind });
});

test('[OPS-7.2] the end of a session leads away from a page of an extension for members', () => {
  expect(isMemberPage('/m/x/club', { isOffered: true, isExtensionForMembers: true }, PASSWORD)).toBe(true);
  expect(isMemberPage('/m/x/club', { isOffered: true }, PASSWORD)).toBe(false);
});
