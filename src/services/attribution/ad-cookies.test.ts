import { describe, expect, test } from 'vitest';
import { buildAdCookies, encodeCookieValue, readAdCookie } from './ad-cookies';

const NOW = 1_700_000_000_000;
const cookiesOf = (search: string, cookies = '', isLastTouch = false) =>
  buildAdCookies({ search, cookies, isLastTouch, now: NOW, browserId: 1_234_567_890 });

describe('[SESS-2] advertising cookies to set for a visit', () => {
  test.each([
    ['', '', []],
    ['?note=secret&token=t', '', []],
    ['?gclid=g1&cid=c1', '', ['gclid=g1', 'cid=c1']],
    ['?click_id=k1&twclid=w1&ttclid=t1&kwaiclid=q1', '', ['ttclid=t1', 'kwaiclid=q1', 'twclid=w1', 'click_id=k1']],
    ['?gclid=%3Cscript%3E', '', []],
    [`?gclid=${'x'.repeat(513)}`, '', [`gclid=${'x'.repeat(512)}`]],
    ['?gclid={gclid}&gclid=ok', '', ['gclid=ok']],
    ['?cid=Summer+Sale', '', ['cid=Summer Sale']],
  ])(
    '[SESS-2.1] the advertising cookies to set for a visit with the query %s and the existing cookies “%s” are %j',
    (search, cookies, expected) => {
      expect(cookiesOf(search, cookies).map(({ name, value }) => `${name}=${value}`)).toEqual(expected);
    },
  );

  test('[ROUTE-5] an earlier click id is not replaced unless the merchant uses last-touch attribution', () => {
    expect(cookiesOf('?gclid=new', 'gclid=old')).toEqual([]);
    expect(cookiesOf('?gclid=new', 'gclid=old', true)).toEqual([{ name: 'gclid', value: 'new' }]);
    expect(cookiesOf('?fbclid=F1&pixel_id=PF', 'click_id=K1; pixel_id=PK')).toEqual([]);
  });

  test('[TRK-3.1] the advertising cookies to set for a visit include _fbc and _fbp after the first click from Facebook', () => {
    expect(cookiesOf('?fbclid=F1').slice(1)).toEqual([
      { name: '_fbc', value: `fb.1.${NOW}.F1` },
      { name: '_fbp', value: `fb.1.${NOW}.1234567890` },
    ]);
    expect(cookiesOf('?fbclid=F1', '_fbp=fb.1.2.3').map(({ name }) => name)).toEqual(['fbclid', '_fbc']);
    expect(cookiesOf('?fbclid=F2', 'fbclid=F1; _fbc=fb.1.2.F1; _fbp=fb.1.2.3')).toEqual([]);
  });
});

test.each([
  ['x:y-z~1.2', 'x:y-z~1.2'],
  ['a+b/c==', 'a%2Bb%2Fc%3D%3D'],
  ['春节; 100 %', '%E6%98%A5%E8%8A%82%3B%20100%20%25'],
])('[SESS-2] the advertising id %j is stored in a cookie as %j, and read again', (value, encoded) => {
  expect(encodeCookieValue(value)).toBe(encoded);
  expect(readAdCookie(`a=1; cid=${encoded}`, 'cid')).toBe(value);
});

test('[SESS-2] an advertising id that another script has stored without encoding is read as it is', () => {
  expect(readAdCookie('_fbp=100%25x%', '_fbp')).toBe('100%25x%');
});
