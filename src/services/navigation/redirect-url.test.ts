import { describe, expect, test } from 'vitest';
import { findRedirectUrl, hasRedirectOrBackUrl } from './redirect-url';

describe('[ROUTE-7] redirectUrl of a visit', () => {
  test.each([
    // search                         return to                                  found
    ['', undefined, undefined],
    ['?redirectUrl=', undefined, undefined],
    ['?redirectUrl=%2Fm%2Fhome', undefined, '/m/home'],
    ['?redirectUrl=a&redirectUrl=b', undefined, 'a'],
    ['?redirecturl=a', undefined, undefined],
    ['', '/m/withdraw?redirectUrl=a', 'a'],
    ['?redirectUrl=a', '/m/withdraw?redirectUrl=b', 'a'],
    ['', '/m/withdraw#?redirectUrl=a', undefined],
    ['', '/m/withdraw?x=1#&redirectUrl=a', undefined],
    ['?backUrl=a', undefined, undefined],
  ])('for the query %j and the returnTo page %j, the redirectUrl of a visit is $2', (search, returnTo, found) => {
    expect(findRedirectUrl(search, returnTo)).toBe(found);
  });
});

test.each([
  ['', undefined, 'no redirect URL'],
  ['?token=x', '/m/home', 'no redirect URL'],
  ['?redirectUrl', undefined, 'a redirect URL'],
  ['?backUrl=x', undefined, 'a redirect URL'],
  ['', '/m/launchGame?backUrl=x', 'a redirect URL'],
])('[ROUTE-6.1] a visit with the query %j and the returnTo page %j has %s', (search, returnTo, expected) => {
  expect(hasRedirectOrBackUrl(search, returnTo)).toBe(expected === 'a redirect URL');
});
