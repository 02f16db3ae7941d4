import { describe, expect, test } from 'vitest';
import { parseTolerant } from '../../deviation';
import { login, loginVerification } from './session';

describe.each([login, loginVerification])('[LOGIN-2] a response of $name', ({ response }) => {
  test.each([
    [{ token: 't' }, true],
    // An empty token would start a session whose first request ends it.
    [{ token: '' }, false],
    [{ token: null }, false],
    [{}, false],
  ])('with the value %j is accepted as a sign-in: %s', (value, isSignIn) => {
    expect(parseTolerant(response, value).ok).toBe(isSignIn);
  });
});
