import { describe, expect, test } from 'vitest';
import { hasEmailAddress, removePrivateValues } from './remove-private-values';

const KNOWN = { token: 'token-of-alice', phoneNumber: '09170000009' };

describe('[TRK-1] private values in a tracking event', () => {
  test.each([
    // value of a field, stays
    ['newsletter', true],
    ['1013', true],
    ['IwAR0b9170000008', true],
    ['token', true],
    [9_170_000_009, true],
    [true, true],
    ['alice@example.test', false],
    ['alice%40example.test', false],
    ['alice%2540example.test', false],
    ['mobile%3D%252B63%2520917%2520000%25200009', false],
    ['mail-alice@example.test-7', false],
    ['token-of-alice', false],
    ['https://fair.example/?token=token-of-alice', false],
    ['9170000009', false],
    ['639170000009', false],
    ['cid-+63 917 000 0009', false],
    ['?mobile=%2B63%20917%20000%200009', false],
    ['๙๑๗๐๐๐๐๐๐๙', false],
    ['９１７００００００９', false],
  ])('[TRK-1.8] a field with the value %j is kept: %s', (value, isKept) => {
    expect(removePrivateValues({ field: value, other: 'x' }, KNOWN)).toEqual({
      ...(isKept && { field: value }),
      other: 'x',
    });
    expect(removePrivateValues({ list: [value, 'x'] }, KNOWN)).toEqual({ list: [...(isKept ? [value] : []), 'x'] });
    expect(removePrivateValues({ a: { b: value } }, KNOWN)).toEqual({ a: isKept ? { b: value } : {} });
  });

  test('without a session only e-mail addresses are removed', () => {
    const event = { a: '9170000009', b: 'token-of-alice', c: 'alice@example.test', d: undefined, e: null };
    expect(removePrivateValues(event, { token: '', phoneNumber: '' })).toEqual({
      a: '9170000009',
      b: 'token-of-alice',
      d: undefined,
      e: null,
    });
  });

  test('a number that is too short to be a phone number is not looked for', () => {
    expect(removePrivateValues({ a: '123456' }, { token: '', phoneNumber: '123456' })).toEqual({ a: '123456' });
    expect(removePrivateValues({ a: '1234567' }, { token: '', phoneNumber: '1234567' })).toEqual({});
  });
});

test.each([
  ['alice@example.test', true],
  ['alice＠example.test', true],
  ['@alice', false],
  ['alice@home', false],
  ['a @ b.c', false],
])('[TRK-1] the text %j has an e-mail address: %s', (text, expected) => {
  expect(hasEmailAddress(text)).toBe(expected);
});
