import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLinkValue } from '../contract/bootstrap/link-values';
import { CAMPAIGN_PARAMETERS } from '../contract/paths';
import {
  addCampaignParams,
  isRunningInNativeApp,
  mergeCampaignParams,
  readCampaignParams,
  removeCampaignParams,
} from './campaign-params';

describe('[ROUTE-5.1] campaign parameters', () => {
  test.each([
    ['/m/home', '/m/home'],
    ['/m/game?trial=1&code=a%20b&r=FRIEND', '/m/game?trial=1&code=a+b'],
    ['/m/home?search=&cid=7#games', '/m/home?search=#games'],
    ['https://site.example/m/home?inApp=1', '/m/home'],
    ['https://partner.example/offer?r=1&x=2', 'https://partner.example/offer?x=2'],
    ['https://[', 'https://['],
  ])('the URL %s of a link is %s without campaign parameters', (href, target) => {
    expect(removeCampaignParams(href, 'https://site.example')).toBe(target);
  });

  test.each([
    ['?affiliateCode=a1&r=b.2', { affiliateCode: 'a1', r: 'b.2' }],
    ['fbclid=x:y-z&gclid=1&ttclid=2&kwaiclid=3', { fbclid: 'x:y-z', gclid: '1', ttclid: '2', kwaiclid: '3' }],
    ['?token=secret&redirectUrl=https://evil.example', {}],
    ['?r=', {}],
    ['?r=a%0d%0ab', { r: 'a b' }],
    ['?affiliateCode=A&amp;r=B.', { affiliateCode: 'A', r: 'B' }],
    ['?r={code}&cid=__CID__', {}],
    ['?r=<script>', {}],
    [`?r=${'x'.repeat(513)}`, { r: 'x'.repeat(512) }],
    [`?ttclid=${'x'.repeat(400)}~y`, { ttclid: `${'x'.repeat(400)}~y` }],
    [`?r=${'x'.repeat(512)}`, { r: 'x'.repeat(512) }],
    ['?__proto__=x&cid=7', { cid: '7' }],
    ['?r=one&r=two', { r: 'one' }],
    ['', {}],
  ])('the campaign parameters of the query “%s” are %o', (search, saved) => {
    expect(readCampaignParams(search)).toEqual(saved);
  });

  test('the campaign parameters of 100,000 hostile queries have only allowed names and safe values', () => {
    const names = [...CAMPAIGN_PARAMETERS, 'token', 'tokens', '__proto__', 'constructor', 'R', 'r ', 'fbclid[]', ''];
    const values = [
      '<script>',
      '%0d%0aSet-Cookie:a',
      '%00',
      '\u202e',
      '../',
      'a&token=x',
      '#',
      'a b',
      'ok~1',
      'x'.repeat(513),
    ];
    const joints = ['&', '&&', ';', '=', '&amp;', '%26', '?', '+'];
    // A linear congruential generator: fast, and the same queries on every run.
    let state = 1;
    const pick = <T>(list: readonly T[]): T => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return list[state % list.length] as T; // the lists are not empty
    };
    let kept = 0;
    for (let round = 0; round < 100_000; round += 1) {
      const pairs = Array.from({ length: 1 + (round % 4) }, () => `${pick(names)}=${pick(values)}${pick(joints)}`);
      for (const [name, value] of Object.entries(readCampaignParams(`?${pairs.join('')}`))) {
        kept += 1;
        if (!(CAMPAIGN_PARAMETERS as readonly string[]).includes(name) || !isLinkValue(value)) {
          throw new Error(`${name}=${value} survived ${pairs.join('')}`);
        }
      }
    }
    expect(kept).toBeGreaterThan(1000);
  });

  test('the campaign parameters of any query have only allowed names and safe values', () => {
    const names = fc.oneof(fc.constantFrom(...CAMPAIGN_PARAMETERS), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 140 }))), (pairs) => {
        for (const [name, value] of Object.entries(readCampaignParams(new URLSearchParams(pairs).toString()))) {
          expect(CAMPAIGN_PARAMETERS).toContain(name);
          expect(isLinkValue(value)).toBe(true);
        }
      }),
    );
  });
});

test.each([
  // saved, added, merged by first touch, merged by last touch
  [{}, { r: 'a' }, { r: 'a' }, { r: 'a' }],
  [{ r: 'a', cid: '1' }, {}, { r: 'a', cid: '1' }, { r: 'a', cid: '1' }],
  [{ cid: '1' }, { cid: '2' }, { cid: '1' }, { cid: '2' }],
  [{ referralCode: 'old', cid: '1' }, { r: 'new' }, { referralCode: 'old', cid: '1' }, { r: 'new', cid: '1' }],
  [{ r: 'old' }, { referralCode: 'new', gclid: 'g' }, { r: 'old', gclid: 'g' }, { referralCode: 'new', gclid: 'g' }],
  [
    { cid: '1' },
    { r: 'a', referralCode: 'b' },
    { cid: '1', r: 'a', referralCode: 'b' },
    { cid: '1', r: 'a', referralCode: 'b' },
  ],
])(
  '[ROUTE-5.1] merging the saved parameters %o with the new parameters %o results in %o, or in %o if isLastTouch is true',
  (saved, added, first, last) => {
    expect(mergeCampaignParams(saved, added, false)).toEqual(first);
    expect(mergeCampaignParams(saved, added, true)).toEqual(last);
  },
);

describe('[ROUTE-5] path with campaign parameters', () => {
  test.each([
    ['/m/home', {}, '/m/home'],
    ['/m/home', { r: 'a' }, '/m/home?r=a'],
    ['/m/home?x=a%20b', { r: 'a', cid: '1' }, '/m/home?x=a%20b&r=a&cid=1'],
    ['/m/home?r=own', { r: 'a' }, '/m/home?r=own'],
    ['/m/home#top', { r: 'a' }, '/m/home?r=a#top'],
    ['/m/home?#a?b#c', { r: 'a' }, '/m/home?r=a#a?b#c'],
    ['/m/home?a=1&', { r: 'a' }, '/m/home?a=1&r=a'],
    ['/m/home?', { r: 'a' }, '/m/home?r=a'],
    ['/m/home?r=own', { r: 'a', cid: '1' }, '/m/home?r=own&cid=1'],
    ['', { r: 'a' }, '?r=a'],
    ['?x=1', { r: 'a' }, '?x=1&r=a'],
    ['?r=own', { r: 'a' }, '?r=own'],
    ['#a', {}, '#a'],
    ['/m/home', { r: 'a&token=x' }, '/m/home?r=a%26token%3Dx'],
    ['/m/home', { r: 'a\u202eb' }, '/m/home'],
  ])('the path %s with the campaign parameters %o becomes %s', (path, saved, expected) => {
    expect(addCampaignParams(path, saved)).toBe(expected);
  });

  test('a path with campaign parameters does not change when the same parameters are added again', () => {
    const linkValue = fc.string({ unit: 'binary' }).filter(isLinkValue);
    const saved = fc.record({ r: linkValue, cid: linkValue }, { requiredKeys: [] });
    fc.assert(
      fc.property(
        fc.webPath().map((path) => `/m${path}`),
        saved,
        (path, parameters) => {
          const once = addCampaignParams(path, parameters);
          expect(addCampaignParams(once, parameters)).toBe(once);
          expect(readCampaignParams(new URL(once, 'https://m.example').search)).toEqual(parameters);
        },
      ),
    );
  });
});

test.each([['1'], ['true']])('[LOGIN-2] the URL parameter inApp=%s identifies the official app', (inApp) => {
  expect(isRunningInNativeApp(inApp)).toBe(true);
});

test.each([[undefined], ['0'], ['False']])(
  '[LOGIN-2] the URL parameter inApp=%s does not identify the official app',
  (inApp) => {
    expect(isRunningInNativeApp(inApp)).toBe(false);
  },
);
