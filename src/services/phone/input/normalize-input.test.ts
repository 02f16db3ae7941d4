import { describe, expect, test } from 'vitest';
import { normalizeOneTimeCode, normalizePhoneInput } from './normalize-input';

describe('[LOGIN-7] one-time code', () => {
  test.each([
    ['123456', '123456'],
    [' 123456\n', '123456'],
    ['123 456', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['123-456', '123456'],
    ['123\u2013456', '123456'],
    ['123\u00a0\u202f456', '123456'],
    ['\u200e123\u200b456\u202c', '123456'],
    ['123.456', '123456'],
    ['१२३ ४५६', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['\uff11\uff12\uff13\uff14\uff15\uff16', '123456'],
    ['AB-12', 'AB12'],
    ['', ''],
    [' - ', ''],
  ])('[LOGIN-7] a one-time code pasted as %j is parsed as %j', (typed, code) =>
    expect(normalizeOneTimeCode(typed)).toBe(code),
  );
});

test.each([
  ['\u202a+63 917\u202c', '+63 917'],
  ['\uff0b\uff16\uff13', '+63'],
  ['٠٩١٧', '0917'],
])('[LOGIN-7] a phone number pasted as %j is parsed as %j', (typed, number) =>
  expect(normalizePhoneInput(typed)).toBe(number),
);
