import { describe, expect, test } from 'vitest';
import { extractUrlToken } from './extract-url-token';

const TOKEN = 'abc.DEF~123_-+/=';
const LONG = 'x'.repeat(1024);

describe('[ROUTE-3.1] extracting the token of a query', () => {
  test.each([
    // query                                 token          remaining query
    [`?token=${TOKEN}`, TOKEN, ''],
    [`?tokens=${TOKEN}`, TOKEN, ''],
    [`?a=1&token=${TOKEN}`, TOKEN, '?a=1'],
    [`?token=${TOKEN}&a=1`, TOKEN, '?a=1'],
    [`?a=1&token=${TOKEN}&b=%20+&c`, TOKEN, '?a=1&b=%20+&c'],
    ['?token=first-valid&tokens=second-valid', 'first-valid', ''],
    ['?token=&tokens=second-valid', 'second-valid', ''],
    ['?token=short&token=long-enough', 'long-enough', ''],
    ['?token=with%20space&r=7', undefined, '?r=7'],
    ['?token', undefined, ''],
    ['?token=', undefined, ''],
    ['?token=%3Cscript%3Ealert%3C', undefined, ''],
    ['?token=broken%E0%A4%A', undefined, ''],
    ['?%74oken=encoded-key', 'encoded-key', ''],
    ['?token=a%2Bb%2Fc%3Dd%7Ee', 'a+b/c=d~e', ''],
    ['?token=1234567', undefined, ''],
    ['?token=12345678', '12345678', ''],
    [`?token=${LONG}`, LONG, ''],
    [`?token=${LONG}x`, undefined, ''],
    [
      '?redirectUrl=%2Fm%2F%3Ftoken%3Dinner-token&token=outer-token',
      'outer-token',
      '?redirectUrl=%2Fm%2F%3Ftoken%3Dinner-token',
    ],
  ])(
    'for the query %s, extractUrlToken() returns the token %s and the remaining query “%s”',
    (query, token, search) => {
      expect(extractUrlToken(query)).toEqual({ token, remainingSearch: search });
    },
  );

  test.each([
    '',
    '?',
    '?a=1',
    '?Token=abcdefgh',
    '?mytoken=abcdefgh',
    '?redirectUrl=%3Ftoken%3Dabcdefgh',
    '?%E0%A4%A=1',
  ])('extractUrlToken() finds no token parameter in the query “%s”', (query) => {
    expect(extractUrlToken(query)).toBeUndefined();
  });
});
