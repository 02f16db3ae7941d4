import { expect, test } from 'vitest';
import { parseCookieValues, serializeCookie } from './cookies';

test.each([
  [undefined, false, 'a=1; path=/; samesite=lax'],
  [90, false, 'a=1; path=/; samesite=lax; max-age=7776000'],
  [90, true, 'a=1; path=/; samesite=lax; max-age=7776000; secure'],
  [0, false, 'a=1; path=/; samesite=lax; max-age=0'],
])('[SESS-2.1] the cookie a=1 with days=%s and isSecure=%s is written as “%s”', (days, isSecure, text) => {
  expect(serializeCookie('a', '1', days, isSecure)).toBe(text);
});

test.each([
  ['', []],
  ['a=1', ['1']],
  ['b=2; a=1; ba=3', ['1']],
  ['a=1; b=2; a=', ['1', '']],
  ['x=a=1', []],
])('[SESS-2] the cookie string “%s” contains the values %j for the cookie “a”', (cookies, values) => {
  expect(parseCookieValues(cookies, 'a')).toEqual(values);
});
