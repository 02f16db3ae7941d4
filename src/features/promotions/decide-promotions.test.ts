import { expect, test } from 'vitest';
import { isFor } from './decide-promotions';

test.each([
  // execution session first shown
  ['A', false, false, false],
  ['A', true, false, true],
  ['B', false, false, true],
  ['B', true, false, false],
  ['F', false, true, false],
  ['F', true, false, false],
  ['F', true, true, true],
  ['', false, false, true],
])('[POP-1] execution %j, session %s, first sign-in %s: shown %s', (execution, hasSession, firstTimeLogin, shown) => {
  expect(isFor({ hasSession, firstTimeLogin }, { execution })).toBe(shown);
});
