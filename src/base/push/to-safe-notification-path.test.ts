import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSafeNotificationPath } from './to-safe-notification-path';

const ORIGIN = 'https://m.example';

test.each([
  ['/m/activity?id=3#top', '/m/activity?id=3#top'],
  ['/m', '/m'],
  [`${ORIGIN}/m/vip`, '/m/vip'],
  ['', '/m/home'],
  ['/', '/m/home'],
  ['/mobile', '/m/home'],
  ['/m/../console', '/m/home'],
  ['/m/%2e%2e/console', '/m/home'],
  ['activity', '/m/home'],
  ['//evil.example/m/home', '/m/home'],
  ['\\\\evil.example\\m', '/m/home'],
  ['/\t/evil.example/m', '/m/home'],
  ['https://evil.example/m/home', '/m/home'],
  ['http://m.example/m/home', '/m/home'],
  ['https://user@m.example/m/vip', '/m/home'],
  ['javascript:alert(1)', '/m/home'],
  ['data:text/html,x', '/m/home'],
  [`blob:${ORIGIN}/m/x`, '/m/home'],
  ['https://', '/m/home'],
  ['/m/vip?a=1&token=x', '/m/home'],
  ['/m/vip?tokens=x', '/m/home'],
  ['/m/vip?%74oken=x', '/m/home'],
  ['/m/vip?%252574oken%3dx', '/m/home'],
  ['/m/vip%3Ftoken=x', '/m/home'],
  ['/m/vip&amp;token=x', '/m/home'],
  ['/m/login?redirectUrl=https://fair.example/', '/m/home'],
  ['/m/login?REDIRECTURL=https://fair.example/', '/m/home'],
  ['/m/launchGame?backUrl=/m/vip', '/m/home'],
  ['/m/vip?%E0%A4%A=1', '/m/vip?%E0%A4%A=1'],
])('[PUSH-3] a push notification with the URL %j opens %s', (path, opened) => {
  expect(toSafeNotificationPath(path, { origin: ORIGIN })).toBe(opened);
});

test('[PUSH-3.2] a push notification with any URL opens a page of the app', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
      const opened = new URL(toSafeNotificationPath(path, { origin: ORIGIN, merchant: ['b.example'] }), ORIGIN);
      expect(opened.origin).toBe(ORIGIN);
      expect(opened.pathname).toMatch(/^\/m(\/|$)/);
    }),
  ));

test.each([
  ['https://b.example/m/activity?id=3#top', '/m/activity?id=3#top'],
  ['http://B.example./m/vip', '/m/vip'],
  ['https://b.example/', '/m/home'],
  ['https://b.example/other', '/m/home'],
  ['https://b.example:8443/m/vip', '/m/home'],
  ['https://user@b.example/m/vip', '/m/home'],
  ['https://b.example.evil.example/m/vip', '/m/home'],
  ['https://evil.example/m/vip', '/m/home'],
])(
  '[PUSH-3.3] a push notification with the URL %j opens %s here if the host b.example is trusted',
  (address, opened) => {
    expect(toSafeNotificationPath(address, { origin: ORIGIN, merchant: ['b.example'] })).toBe(opened);
  },
);
