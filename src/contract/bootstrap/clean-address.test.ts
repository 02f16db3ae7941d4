import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanAddress } from './clean-address';

const clean = (href: string) => cleanAddress(new URL(href));
const HOST = 'https://m.fair.example';

describe('[ROUTE-9] clean address of a page', () => {
  test.each([
    // Clean already.
    ['/m/home', '/m/home'],
    ['/m/register.html?r=ABC&cid=1#top', '/m/register.html?r=ABC&cid=1#top'],
    ['/m/', '/m/'],
    ['/', '/'],
    ['/m/%E6%97%A5%E6%9C%AC', '/m/%E6%97%A5%E6%9C%AC'],
    ['/m/%ff', '/m/%ff'],
    ['/m/a%2Fb', '/m/a%2Fb'],
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
    // A query without its `?`: escaped by a chat or a maker of QR codes, or an `&` instead.
    ['/m/register%3Fr%3DABC', '/m/register?r=ABC'],
    ['/m/register%3fr=ABC', '/m/register?r=ABC'],
    ['/m/register%3Fr%3DABC%26cid%3D1', '/m/register?r=ABC&cid=1'],
    ['/m/register%3Fr%3DA%2520B%26cid%3D%25E5%25AF%2586', '/m/register?r=A%20B&cid=%E5%AF%86'],
    ['/m/register%3Fr=A%26B&cid=1', '/m/register?r=A%26B&cid=1'],
    ['/m/register%253Fr%253DA%25252BB%2526cid%253D1', '/m/register?r=A%2BB&cid=1'],
    ['/m/register%3FaffiliateCode%3DA%26amp%3Br%3DB', '/m/register?affiliateCode=A&r=B'],
    ['/m/register%26r%3DABC', '/m/register?r=ABC'],
    ['/m/register&r=ABC', '/m/register?r=ABC'],
    ['/m/register&amp;r=ABC&amp;cid=1#top', '/m/register?r=ABC&cid=1#top'],
    ['/m/register&#38;r=ABC', '/m/register?r=ABC'],
    ['/m/register.&r=ABC', '/m/register?r=ABC'],
    ['/m/register%3Fr%3DABC?fbclid=x', '/m/register?r=ABC&fbclid=x'],
    ['/m/register&r=ABC?fbclid=x?y', '/m/register?r=ABC&fbclid=x?y'],
    ['/m//register%3Ftoken%3DA.B//C', '/m/register?token=A.B//C'],
    ['/m/&r=ABC', '/m/?r=ABC'],
    ['/m/register%3F', '/m/register'],
    ['/m/register&', '/m/register'],
    ['/m/register?r=A%3FB%26C', '/m/register?r=A%3FB%26C'],
    ['/m/register?r=%253D&cid=1', '/m/register?r=%253D&cid=1'],
    ['/m/register#a%3Fb&c=1', '/m/register#a%3Fb&c=1'],
    // Escapes of a path stay as they are.
    ['/m/a%2Fb.', '/m/a%2Fb.'],
    ['/m/a%23b', '/m/a%23b'],
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
  ])('[ROUTE-9.1] [ROUTE-9.4] the clean address of %s is %s', (path, expected) => {
    expect(clean(HOST + path)).toBe(HOST + expected);
  });

  test.each([
    ['https://m.fair.example./m/home', 'https://m.fair.example/m/home'],
    ['http://localhost.:8080/m/home', 'http://localhost:8080/m/home'],
    ['http://localhost:8080/m/home', 'http://localhost:8080/m/home'],
  ])('[ROUTE-9.1] the clean address of %s is %s', (href, expected) => {
    expect(clean(href)).toBe(expected);
  });

  test('[ROUTE-9.1] a clean address is on the same site and stays as it is, for any path', () => {
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

  test('[ROUTE-9.4] the query of an address is the same however often it was escaped with its path', () => {
    const query = fc
      .dictionary(fc.stringMatching(/^\w{1,8}$/), fc.string({ unit: 'grapheme' }), { minKeys: 1 })
      .map((values) => new URLSearchParams(values).toString());
    fc.assert(
      fc.property(query, fc.nat({ max: 3 }), (expected, times) => {
        let path = `register?${expected}`;
        for (let count = 0; count < times; count += 1) path = encodeURIComponent(path);
        const { searchParams } = new URL(clean(`${HOST}/m/${path}`));
        expect(searchParams.toString()).toBe(expected);
      }),
    );
  });
});
