import { describe, expect, test } from 'vitest';
import { parseTolerant } from '../../deviation';
import { login, verifyLogin } from './session';

describe.each([login, verifyLogin])('[LOGIN-2] response of $name', ({ response }) => {
  test.each([[{ token: 't' }]])('a response with the value %j is accepted as a sign-in', (value) => {
    expect(parseTolerant(response, value).ok).toBe(true);
  });

  test.each([
    // An empty token would start a session whose first request ends it.
    [{ token: '' }],
    [{ token: null }],
    [{}],
  ])('a response with the value %j is rejected', (value) => {
    expect(parseTolerant(response, value).ok).toBe(false);
  });
});
