import { expect, test } from 'vitest';
import { vendorOf } from './vendor';

test.each([
  ['tcg', 'TCG'],
  ['rng', 'TCG'],
  ['PVP', 'TCG'],
  [' Pvp ', 'TCG'],
  ['pg', 'PG'],
  ['TCG_SEA', 'TCG_SEA'],
  ['', ''],
])('[GAME-5] vendor %j counts as %j', (name, vendor) => {
  expect(vendorOf(name)).toBe(vendor);
});
