import { describe, expect, test } from 'vitest';
import { hasReturnAddress, redirectUrlOf } from './return-address';

describe('[ROUTE-7] the redirectUrl a visitor came with', () => {
  test.each([
    // address                        wanted                                     found
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
  ])('%j, wanted %j: %j', (search, wanted, found) => {
    expect(redirectUrlOf(search, wanted)).toBe(found);
  });
});

test.each([
  ['', undefined, false],
  ['?token=x', '/m/home', false],
  ['?redirectUrl', undefined, true],
  ['?backUrl=x', undefined, true],
  ['', '/m/launchGame?backUrl=x', true],
])('[ROUTE-6] %j, wanted %j carries a place to return to: %s', (search, wanted, carries) => {
  expect(hasReturnAddress(search, wanted)).toBe(carries);
});
