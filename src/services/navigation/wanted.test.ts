import { expect, test } from 'vitest';
import { readWanted, wantedState } from './wanted';

test.each([
  [wantedState('/m/withdraw?x=1'), '/m/withdraw?x=1'],
  [wantedState('//evil.example/m/'), undefined],
  [wantedState('https://evil.example/m/'), undefined],
  [{ wanted: 7 }, undefined],
  [null, undefined],
  [undefined, undefined],
  ['/m/withdraw', undefined],
])('[ROUTE-2] state %j wants %s', (state, wanted) => {
  expect(readWanted(state)).toBe(wanted);
});
