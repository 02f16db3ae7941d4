import { describe, expect, test } from 'vitest';
import { calculateWithdrawable, toPayableBalance } from './calculate-withdrawable';

describe('[MEM-1.37] what can be withdrawn now', () => {
  test.each([
    // balance, min, max, required, done
    ['the whole balance', [5000, 100, 10_000, 0, 0], 5000, undefined],
    ['the whole balance, of exactly the maximum', [5000, 100, 5000, 0, 0], 5000, undefined],
    ['the maximum of one withdrawal', [5001, 100, 5000, 0, 0], 5000, 'max'],
    ['the whole balance, without limits', [5000, 0, 0, 0, 0], 5000, undefined],
    ['the whole balance, of exactly the minimum', [100, 100, 0, 0, 0], 100, undefined],
    ['nothing, below the minimum', [99, 100, 0, 0, 0], 0, 'min'],
    ['nothing, while stakes are missing', [5000, 100, 1000, 200, 199], 0, 'turnover'],
    ['the whole balance, with all stakes', [5000, 100, 0, 200, 200], 5000, undefined],
  ] as const)('%s', (_case, [balance, min, max, required, done], amount, obstacle) => {
    expect(calculateWithdrawable({ balance, min, max, required, done })).toEqual({
      amount,
      ...(obstacle && { obstacle }),
    });
  });
});

test.each([
  ['2480.50', 2, 248_050],
  ['2480.50', 0, 248_000],
  ['0.99', 0, 0],
  ['2480', 0, 248_000],
] as const)(
  '[MEM-1.37] of a balance of %s with %i decimals, %i hundredths can be paid out',
  (balance, decimals, payable) => {
    expect(toPayableBalance(balance, decimals)).toBe(payable);
  },
);
