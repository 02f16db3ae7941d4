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
])('[ROUTE-2] state %j returns to %s', (state, path) => {
  expect(readReturnTo(state)).toBe(path);
});
