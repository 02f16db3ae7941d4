import { expect, test } from 'vitest';
import { readReturnTo, returnToState } from './return-to';

test.each([
  [returnToState('/m/withdraw?x=1'), '/m/withdraw?x=1'],
  [returnToState('//evil.example/m/'), undefined],
  [returnToState('https://evil.example/m/'), undefined],
  [{ returnTo: 7 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['/m/withdraw', undefined],
])('[ROUTE-2] the history state %j has the page %s to return to', (state, path) => {
  expect(readReturnTo(state)).toBe(path);
});
