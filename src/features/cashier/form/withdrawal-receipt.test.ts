import { expect, test } from 'vitest';
import { calculateWithdrawalReceipt } from './withdrawal-receipt';

test.each([
  // amount, fee, balance, received, left
  ['500.00', '0.00', '2480.50', '500.00', '1980.50'],
  ['500.00', '12.5', '500.00', '487.50', '0.00'],
  ['500.00', undefined, '600.00', undefined, '100.00'],
  ['10.00', '10.00', '10.10', undefined, '0.10'],
  ['10.00', '12.00', '9.00', undefined, '0.00'],
] as const)(
  '[MEM-1.27] a withdrawal of %s with the fee %s from %s brings %s and leaves %s',
  (amount, fee, balance, receive, left) => {
    expect(calculateWithdrawalReceipt(amount, { fee, balance })).toEqual({ amount, fee, receive, left });
  },
);
