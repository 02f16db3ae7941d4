import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSTHROUGH_PARAMETERS } from '../contract/paths';
import { isOfficialApp, joinPassthrough, readPassthrough, withPassthrough } from './passthrough-parameters';

describe('[ROUTE-5] preserved parameters', () => {
  test.each([
    ['?affiliateCode=a1&r=b.2', { affiliateCode: 'a1', r: 'b.2' }],
    ['fbclid=x:y-z&gclid=1&ttclid=2&kwaiclid=3', { fbclid: 'x:y-z', gclid: '1', ttclid: '2', kwaiclid: '3' }],
    ['?token=secret&redirectUrl=https://evil.example', {}],
    ['?r=', {}],
    ['?r=a%0d%0ab', {}],
    ['?r=<script>', {}],
    [`?r=${'x'.repeat(129)}`, {}],
    [`?r=${'x'.repeat(128)}`, { r: 'x'.repeat(128) }],
    ['?__proto__=x&cid=7', { cid: '7' }],
    ['?r=one&r=two', { r: 'one' }],
    ['', {}],
  ])('the query %s preserves %o', (search, saved) => {
    expect(readPassthrough(search)).toEqual(saved);
  });

  test('only listed names with harmless values are read', () => {
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
])('[ROUTE-5] the parameters %o merged with %o are %o', (saved, added, merged) => {
  expect(joinPassthrough(saved, added)).toEqual(merged);
});

describe('[ROUTE-5] a path with preserved parameters', () => {
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
    ['#a', {}, '#a'],
    ['/m/home', { r: 'a&token=x' }, '/m/home'],
  ])('the path %s with the parameters %o becomes %s', (path, saved, expected) => {
    expect(withPassthrough(path, saved)).toBe(expected);
  });

  test('adding them twice is the same as once', () => {
    const saved = fc.record(
      { r: fc.stringMatching(/^[\w.:-]{1,128}$/), cid: fc.stringMatching(/^[\w.:-]{1,20}$/) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(
        fc.webPath().map((path) => `/m${path}`),
        saved,
        (path, parameters) => {
          const once = withPassthrough(path, parameters);
          expect(withPassthrough(once, parameters)).toBe(once);
          expect(readPassthrough(new URL(once, 'https://m.example').search)).toEqual(parameters);
        },
      ),
    );
  });
});

test.each([
  [undefined, false],
  ['0', false],
  ['False', false],
  ['1', true],
  ['true', true],
])('[LOGIN-2] the parameter inApp=%s identifies the official app: %s', (inApp, expected) => {
  expect(isOfficialApp(inApp)).toBe(expected);
});
