import { expect, test } from 'vitest';
import { listWithdrawalShares } from './withdrawal-shares';

test.each([
  // balance   min      max      shares
  [248_050, 10_000, 0, ['0.25 620.00', '0.5 1240.00', '0.75 1860.00', '1 2480.50']],
  [248_050, 100_000, 0, ['0.5 1240.00', '0.75 1860.00', '1 2480.50']],
  [10_000, 10_000, 0, ['1 100.00']],
  [9_999, 10_000, 0, []],
  [0, 0, 0, []],
  [1_000_000, 10_000, 200_000, []],
  [1_000_000, 10_000, 250_000, ['0.25 2500.00']],
  [1_000_000, 10_000, 999_999, ['0.25 2500.00', '0.5 5000.00', '0.75 7500.00']],
  [1_000_000, 10_000, 1_000_000, ['0.25 2500.00', '0.5 5000.00', '0.75 7500.00', '1 10000.00']],
  [100, 0, 0, ['1 1.00']],
])('[MEM-1.33] of %i hundredths, from %i to %i, a withdrawal offers %j', (balance, min, max, shares) => {
  expect(listWithdrawalShares({ balance, min, max }).map(({ share, amount }) => `${share} ${amount}`)).toEqual(shares);
});
