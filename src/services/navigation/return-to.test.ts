import { expect, test } from 'vitest';
import { createReturnToHistoryState, readReturnToPath } from './return-to';

test.each([
  [createReturnToHistoryState('/m/withdraw?x=1'), '/m/withdraw?x=1'],
  [createReturnToHistoryState('//evil.example/m/'), undefined],
  [createReturnToHistoryState('https://evil.example/m/'), undefined],
  [{ returnTo: 7 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['/m/withdraw', undefined],
])('[ROUTE-2] the page to return to in the history state %j is %s', (state, path) => {
  expect(readReturnToPath(state)).toBe(path);
});
