import { describe, expect, test } from 'vitest';
import { parseTolerantly } from '../../contract-deviation';
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
