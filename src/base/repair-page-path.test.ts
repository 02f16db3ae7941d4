import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repairPagePath } from './repair-page-path';

const HOST = 'https://m.fair.example';
const repair = (path: string) => repairPagePath(new URL(HOST + path));

describe('[ROUTE-9.4] path and query of a page', () => {
  test.each([
    // Escaped by a chat or a maker of QR codes.
    ['/m/register%3Fr%3DABC', '/m/register?r=ABC'],
    ['/m/register%3fr=ABC', '/m/register?r=ABC'],
    ['/m/register%3Fr%3DABC%26cid%3D1', '/m/register?r=ABC&cid=1'],
    ['/m/register%3Fr%3DA%2520B%26cid%3D%25E5%25AF%2586', '/m/register?r=A%20B&cid=%E5%AF%86'],
    ['/m/register%3Fr=A%20B&cid=1', '/m/register?r=A%20B&cid=1'],
    ['/m/register%253Fr%253DA%25252BB%2526cid%253D1', '/m/register?r=A%2BB&cid=1'],
    ['/m/register%3FaffiliateCode%3DA%26amp%3Br%3DB', '/m/register?affiliateCode=A&r=B'],
    ['/m/register%26r%3DABC', '/m/register?r=ABC'],
    // Only its `?` was escaped, perhaps also a `&` before a name; a value keeps its escapes.
    ['/m/register%3Fr=A%26B', '/m/register?r=A%26B'],
    ['/m/register%3Fr=A%26B&cid=C%2BD', '/m/register?r=A%26B&cid=C%2BD'],
    ['/m/register%3Fr=A%26B%26cid=1', '/m/register?r=A%26B&cid=1'],
    ['/m/register%26r=A%3DB%26C', '/m/register?r=A%3DB%26C'],
    ['/m/register%253Fr=A%2526B', '/m/register?r=A%26B'],
    ['/m/register%3Fnext=%2Fm%2Fmall%3Fa%3D1%26b%3D2', '/m/register?next=%2Fm%2Fmall%3Fa%3D1%26b%3D2'],
    ['/m/register%3FaffiliateCode%3DA1%26r%3DFRIEND7', '/m/register?affiliateCode=A1&r=FRIEND7'],
    ['/m/register%3Fr%3DABC%26cid%3D1&utm=x', '/m/register?r=ABC&cid=1&utm=x'],
    ['/m/register%3Ftoken%3DQQ==', '/m/register?token=QQ=='],
    // Written as `&`.
    ['/m/register&r=ABC', '/m/register?r=ABC'],
    ['/m/register&amp;r=ABC&amp;cid=1#top', '/m/register?r=ABC&cid=1#top'],
    ['/m/register&#38;r=ABC', '/m/register?r=ABC'],
    ['/m/register.&r=ABC', '/m/register?r=ABC'],
    ['/m/&r=ABC', '/m/?r=ABC'],
    // A second query.
    ['/m/register%3Fr%3DABC?fbclid=x', '/m/register?r=ABC&fbclid=x'],
    ['/m/register&r=ABC?fbclid=x?y%26z', '/m/register?r=ABC&fbclid=x?y%26z'],
    ['/m//register%3Ftoken%3DA.B//C', '/m/register?token=A.B//C'],
    // Without a query.
    ['/m/register%3F', '/m/register'],
    ['/m/register&', '/m/register'],
    ['/m/register&?r=1', '/m/register?r=1'],
    // Not glued.
    ['/m/register', '/m/register'],
    ['/m/register?r=A%3FB%26C', '/m/register?r=A%3FB%26C'],
    ['/m/register?r=%253D&cid=1', '/m/register?r=%253D&cid=1'],
    ['/m/register?url=https://a.example/?x=1', '/m/register?url=https://a.example/?x=1'],
    ['/m/register#a%3Fb?&c=1', '/m/register#a%3Fb?&c=1'],
    ['/m/a%2Fb%23c.', '/m/a%2Fb%23c.'],
    ['/m/%ff%zz', '/m/%ff%zz'],
  ])('the repaired path of %s is %s', (path, expected) => {
    expect(repair(path)).toBe(expected);
  });

  test('a repaired path is on the same site and stays as it is, for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (path, query, hash) => {
        const url = new URL(HOST);
        url.pathname = path;
        url.search = query;
        url.hash = hash;
        const once = new URL(repairPagePath(url), HOST);
        expect(once.origin).toBe(HOST);
        expect(new URL(repairPagePath(once), HOST).href).toBe(once.href);
      }),
    );
  });

  test('a query is the same however often it was escaped with its path', () => {
    const query = fc
      .dictionary(fc.stringMatching(/^\w{1,8}$/), fc.string({ unit: 'grapheme' }), { minKeys: 1 })
      .map((values) => new URLSearchParams(values).toString());
    fc.assert(
      fc.property(query, fc.nat({ max: 3 }), (expected, times) => {
        let path = `register?${expected}`;
        for (let count = 0; count < times; count += 1) path = encodeURIComponent(path);
        const { searchParams } = new URL(repair(`/m/${path}`), HOST);
        expect(searchParams.toString()).toBe(expected);
      }),
    );
  });
});
