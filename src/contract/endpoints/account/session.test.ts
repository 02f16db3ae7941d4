import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../contract-deviation';
import { rsaKey } from './rsa-key';
import { login, verifyLoginSecondFactor } from './session';

describe.each([login, verifyLoginSecondFactor])('[LOGIN-2] response of $name', ({ response }) => {
  test.each([[{ token: 't' }]])('a response with the value %j is accepted as a sign-in', (value) => {
    expect(parseTolerantly(response, value).ok).toBe(true);
  });

  test.each([
    // An empty token would start a session whose first request ends it.
    [{ token: '' }],
    [{ token: null }],
    [{}],
  ])('a response with the value %j is rejected', (value) => {
    expect(parseTolerantly(response, value).ok).toBe(false);
  });
});

test.each([
  [800, 800],
  [4_096, 4_096],
  [4_097, 0],
])('[ENC-1] of a public key of %i characters, the response has %i', (length, kept) => {
  const parsed = parseTolerantly(rsaKey.response, { publicKey: 'A'.repeat(length) });
  expect(parsed.ok && parsed.value.publicKey.length).toBe(kept);
});
