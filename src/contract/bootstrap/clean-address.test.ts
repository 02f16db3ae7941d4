import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAddress } from './clean-address';

const clean = (href: string) => cleanAddress(new URL(href));
const HOST = 'https://m.fair.example';

describe('[ROUTE-9.1] clean address of a page', () => {
  test.each([
    // Clean already.
    ['/m/home', '/m/home'],
    ['/m/register.html?r=ABC&cid=1#top', '/m/register.html?r=ABC&cid=1#top'],
    ['/m/', '/m/'],
    ['/', '/'],
    ['/m/%E6%97%A5%E6%9C%AC', '/m/%E6%97%A5%E6%9C%AC'],
    ['/m/%ff', '/m/%ff'],
    ['/m/a%2Fb', '/m/a%2Fb'],
    ['/m/a%2Fb.', '/m/a%2Fb.'],
    ['/m/register&#38;r=A', '/m/register&#38;r=A'],
    [
      '/m/activity?redirectUrl=https%3A%2F%2Fa.example%2F%3Fx%3D1%26amp%3By',
      '/m/activity?redirectUrl=https%3A%2F%2Fa.example%2F%3Fx%3D1%26amp%3By',
    ],
    // `&` as in HTML.
    ['/m/register?affiliateCode=A&amp;r=B', '/m/register?affiliateCode=A&r=B'],
    ['/m/register?affiliateCode=A&#38;r=B&#038;cid=1', '/m/register?affiliateCode=A&r=B&cid=1'],
    ['/m/register?affiliateCode=A&#x26;r=B#top', '/m/register?affiliateCode=A&r=B#top'],
    ['/m/register?a=1&amp;amp;r=B', '/m/register?a=1&r=B'],
    ['/m/register?a=1&AMP;r=B&amp%3Btoken=T', '/m/register?a=1&r=B&token=T'],
    // What stood after the link.
    ...[...'.,;:!)]}>…。，）」”'].map((mark): [string, string] => [`/m/register${mark}`, '/m/register']),
    ['/m/register.).', '/m/register'],
    ['/m/register.html.', '/m/register.html'],
    ['/m/register%20', '/m/register'],
    ['/m/register%EF%BC%8C%E6%B3%A8%E5%86%8C', '/m/register'],
    ['/m/register%E2%80%8B', '/m/register'],
    ['/m/register.?r=ABC', '/m/register?r=ABC'],
    // Repeated slashes.
    ['//m/register', '/m/register'],
    ['/m//register?r=1//2', '/m/register?r=1//2'],
    ['///m///home//', '/m/home/'],
  ])('the clean address of %s is %s', (path, expected) => {
    expect(clean(HOST + path)).toBe(HOST + expected);
  });

  test.each([
    ['https://m.fair.example./m/home', 'https://m.fair.example/m/home'],
    ['http://localhost.:8080/m/home', 'http://localhost:8080/m/home'],
    ['http://localhost:8080/m/home', 'http://localhost:8080/m/home'],
  ])('the clean address of %s is %s', (href, expected) => {
    expect(clean(href)).toBe(expected);
  });

  test('a clean address is on the same site and stays as it is, for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (path, query, hash) => {
        const url = new URL(HOST);
        url.pathname = path;
        url.search = query;
        url.hash = hash;
        const once = new URL(clean(url.href));
        expect(once.origin).toBe(HOST);
        expect(once.pathname).not.toMatch(/^\/\//);
        expect(clean(once.href)).toBe(once.href);
      }),
    );
  });
});
