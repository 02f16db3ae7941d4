import { expect, test } from 'vitest';
import { calculateDepositBonus } from './deposit-bonus';

test.each([
  ['500.00', 10, '500.00', '50.00'],
  ['500.09', 10, '500.00', '50.00'],
  ['10000.00', 10, '500.00', '500.00'],
  ['10000.00', 10, '0.00', '1000.00'],
  ['500.00', 0, '500.00', '0.00'],
] as const)(
  '[MEM-1] for a deposit of %s, a bonus rate of %i %% and a maximum bonus of %s (0.00: no maximum), the bonus is %s',
  (amount, bonusPercent, bonusMax, bonus) => {
    expect(calculateDepositBonus(amount, { bonusPercent, bonusMax })).toBe(bonus);
  },
);
