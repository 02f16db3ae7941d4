import { describe, expect, test } from 'vitest';
import { calculateDepositReceipt } from './deposit-receipt';

describe('[MEM-1.23] receipt of a deposit', () => {
  test.each([
    // amount, percent, most, times, with bonus; bonus, play with, turnover
    ['500.00', 10, '500', 1, true, '50.00', '550.00', '550.00'],
    ['500.00', 10, '500', 1, false, '0.00', '500.00', '500.00'],
    ['10000.00', 10, '500', 3, true, '500.00', '10500.00', '31500.00'],
    ['500.00', 0, '0', 0, true, '0.00', '500.00', undefined],
    ['500.00', 10, '0', 0, true, '50.00', '550.00', undefined],
    ['99.99', 5, '0', 1.5, true, '4.99', '104.98', '157.47'],
    ['9999999999999', 100, '0', 40, true, '9999999999999.00', '19999999999998.00', undefined],
  ] as const)(
    'a deposit of %s with %d %% up to %s, wagered %d times, with bonus=%s: bonus %s, plays with %s, turnover %s',
    (amount, bonusPercent, bonusMax, bonusTurnover, useBonus, bonus, playWith, turnover) => {
      const receipt = calculateDepositReceipt(amount, { bonusPercent, bonusMax, bonusTurnover }, useBonus);
      expect(receipt).toEqual({ pay: amount, bonus, playWith, turnover });
    },
  );
});
