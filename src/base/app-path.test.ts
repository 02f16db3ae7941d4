import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAppPath } from './app-path';

const hosts = { origin: 'https://m.fair.example', merchant: ['fair.example', 'm.fair2.example'] };

describe('[LINK-1] [PUSH-3] addresses that name a page of the app', () => {
  test.each([
    ['/m', '/m'],
    ['/m/home', '/m/home'],
    ['/m?a=1', '/m?a=1'],
    ['/m#x', '/m#x'],
    ['https://m.fair.example/m/login?a=1#b', '/m/login?a=1#b'],
    ['HTTPS://M.Fair.Example/m/vip', '/m/vip'],
    ['http://m.fair.example/m/vip', '/m/vip'],
    ['https://m.fair.example:443/m/vip', '/m/vip'],
    ['https://m.fair.example./m/vip', '/m/vip'],
    ['https://m.fair.example', '/m/home'],
    ['https://m.fair.example/?r=1', '/m/home?r=1'],
    ['https://fair.example/m/activity?id=1', '/m/activity?id=1'],
    ['https://M.FAIR2.example./m/', '/m/'],
    ['http://m.fair2.example/m', '/m'],
    ['//m.fair.example/m', '/m'],
  ])('the address %j is the page %s', (address, page) => {
    expect(findAppPath(address, hosts)).toBe(page);
  });

  test.each([
    '/mini-game/v1',
    '/console/m/home',
    '/m.evil.example',
    '/m@evil.example',
    '/m/../wps/session/logout',
    '/m/%2e%2e/wps',
    '//evil.example/m',
    '/\\evil.example/m',
    '/\t/evil.example/m',
    'm/home',
    'm.fair.example/m/home',
    '',
    'https://fair.example/',
    'https://fair.example/cdn/a.pdf',
    'https://m.fair.example/cdn/a.pdf',
    'https://m.fair.example:8443/m/home',
    'https://fair.example:8443/m/home',
    'https://sub.fair.example/m/home',
    'https://evilfair.example/m/home',
    'https://fair.example.evil.example/m/home',
    'https://user@m.fair.example/m/home',
    'https://:secret@fair.example/m/home',
    'blob:https://m.fair.example/m/x',
    'ftp://m.fair.example/m/x',
    'javascript://m.fair.example/m/%0aalert(1)',
    'https://f\u0430ir.example/m',
    'https://',
  ])('the address %j is not a page of the app', (address) => {
    expect(findAppPath(address, hosts)).toBeUndefined();
  });

  test('on a page with a port, an address of this site needs the port', () => {
    const local = { origin: 'http://localhost:8080' };
    expect(findAppPath('http://localhost:8080/m/vip', local)).toBe('/m/vip');
    expect(findAppPath('http://localhost/m/vip', local)).toBeUndefined();
  });

  test('whatever the address, its page is below /m on this origin', () => {
    const piece = fc.constantFrom(
      ...['https:', 'http:', 'javascript:', '//', '/', '\\', '@', ':', '.', '..', '?', '#', '%2f', '\t', '443', 'm'],
      ...['fair.example', 'm.fair.example', 'evil.example', ' ', '/m/', '/m'],
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    fc.assert(
      fc.property(address, (input) => {
        const path = findAppPath(input, hosts);
        if (path === undefined) return;
        const { origin, pathname } = new URL(path, hosts.origin);
        expect(origin).toBe(hosts.origin);
        expect(pathname).toMatch(/^\/m(\/|$)/);
      }),
      { numRuns: 20_000 },
    );
  });
});
