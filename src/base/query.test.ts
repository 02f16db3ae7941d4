import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSTHROUGH_PARAMETERS } from '../contract/paths';
import { joinPassthrough, readPassthrough, withPassthrough } from './query';

describe('[ROUTE-5] parameters that are kept', () => {
  test.each([
    ['?affiliateCode=a1&r=b.2', { affiliateCode: 'a1', r: 'b.2' }],
    ['fbclid=x:y-z&gclid=1&ttclid=2&kwaiclid=3', { fbclid: 'x:y-z', gclid: '1', ttclid: '2', kwaiclid: '3' }],
    ['?token=secret&redirectUrl=https://evil.example', {}],
    ['?r=', {}],
    ['?r=a%0d%0ab', {}],
    ['?r=<script>', {}],
    [`?r=${'x'.repeat(129)}`, {}],
    ['?__proto__=x&cid=7', { cid: '7' }],
    ['?r=one&r=two', { r: 'one' }],
    ['', {}],
  ])('%s', (search, kept) => {
    expect(readPassthrough(search)).toEqual(kept);
  });

  test('only listed names with harmless values survive, whatever is written', () => {
    const names = fc.oneof(fc.constantFrom(...PASSTHROUGH_PARAMETERS), fc.string({ maxLength: 8 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ unit: 'binary', maxLength: 140 }))), (pairs) => {
        for (const [name, value] of Object.entries(readPassthrough(new URLSearchParams(pairs).toString()))) {
          expect(PASSTHROUGH_PARAMETERS).toContain(name);
          expect(value).toMatch(/^[\w.:-]{1,128}$/);
        }
      }),
    );
  });
});

test.each([
  [{}, { r: 'a' }, { r: 'a' }],
  [{ r: 'a', cid: '1' }, {}, { r: 'a', cid: '1' }],
  [{ cid: '1' }, { cid: '2' }, { cid: '2' }],
  [{ referralCode: 'old', cid: '1' }, { r: 'new' }, { r: 'new', cid: '1' }],
  [{ r: 'old' }, { referralCode: 'new' }, { referralCode: 'new' }],
  [{ r: 'old' }, { r: 'a', referralCode: 'b' }, { r: 'a', referralCode: 'b' }],
])('[ROUTE-5] %o is kept and %o comes: %o', (kept, given, joined) => {
  expect(joinPassthrough(kept, given)).toEqual(joined);
});

describe('[ROUTE-5] a path with what is kept', () => {
  test.each([
    ['/m/home', {}, '/m/home'],
    ['/m/home', { r: 'a' }, '/m/home?r=a'],
    ['/m/home?x=a%20b', { r: 'a', cid: '1' }, '/m/home?x=a%20b&r=a&cid=1'],
    ['/m/home?r=own', { r: 'a' }, '/m/home?r=own'],
    ['/m/home#top', { r: 'a' }, '/m/home?r=a#top'],
    ['/m/home?#a?b#c', { r: 'a' }, '/m/home?r=a#a?b#c'],
    ['/m/home?a=1&', { r: 'a' }, '/m/home?a=1&r=a'],
    ['/m/home', { r: 'a&token=x' }, '/m/home'],
  ])('%s %o', (path, kept, expected) => {
    expect(withPassthrough(path, kept)).toBe(expected);
  });

  test('twice is the same as once', () => {
    const kept = fc.record(
      { r: fc.stringMatching(/^[\w.:-]{1,128}$/), cid: fc.stringMatching(/^[\w.:-]{1,20}$/) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.webPath().map((path) => `/m${path}`),
        kept,
        (path, parameters) => {
          const once = withPassthrough(path, parameters);
          expect(withPassthrough(once, parameters)).toBe(once);
          expect(readPassthrough(new URL(once, 'https://m.example').search)).toEqual(parameters);
        },
      ),
    );
  });
});
