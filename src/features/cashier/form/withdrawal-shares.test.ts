import { expect, test } from 'vitest';
import { listWithdrawalShares } from './withdrawal-shares';

test.each([
  // available  min     shares
  [248_050, 10_000, ['0.25 620.00', '0.5 1240.00', '0.75 1860.00', '1 2480.50']],
  [248_050, 100_000, ['0.5 1240.00', '0.75 1860.00', '1 2480.50']],
  [10_000, 10_000, ['1 100.00']],
  [9_999, 10_000, []],
  [0, 0, []],
  [100, 0, ['1 1.00']],
])('[MEM-1.33] of %i hundredths, with a minimum of %i, a withdrawal offers %j', (available, min, shares) => {
  expect(listWithdrawalShares(available, min).map(({ share, amount }) => `${share} ${amount}`)).toEqual(shares);
});
