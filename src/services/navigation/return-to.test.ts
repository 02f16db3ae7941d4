import { expect, test } from 'vitest';
import { createReturnToState, readReturnTo } from './return-to';

test.each([
  [createReturnToState('/m/withdraw?x=1'), '/m/withdraw?x=1'],
  [createReturnToState('//evil.example/m/'), undefined],
  [createReturnToState('https://evil.example/m/'), undefined],
  [{ returnTo: 7 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['/m/withdraw', undefined],
])('[ROUTE-2] the history state %j contains the return page %s', (state, path) => {
  expect(readReturnTo(state)).toBe(path);
});
