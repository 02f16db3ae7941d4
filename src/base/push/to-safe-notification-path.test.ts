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
])('[PUSH-3] a push notification with the URL %j opens %s', (path, opened) => {
  expect(toSafeNotificationPath(path, ORIGIN)).toBe(opened);
});

test('[PUSH-3] a push notification with any URL opens a page of the app', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
      const opened = new URL(toSafeNotificationPath(path, ORIGIN), ORIGIN);
      expect(opened.origin).toBe(ORIGIN);
      expect(opened.pathname).toMatch(/^\/m(\/|$)/);
    }),
  ));
