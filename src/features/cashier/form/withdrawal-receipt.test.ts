import { expect, test } from 'vitest';
import { calculateWithdrawalReceipt } from './withdrawal-receipt';

test.each([
  // amount, fee, received
  ['500.00', '0.00', '500.00'],
  ['500.00', '12.5', '487.50'],
  ['500.00', undefined, undefined],
  ['10.00', '10.00', undefined],
  ['10.00', '12.00', undefined],
] as const)('[MEM-1.27] a withdrawal of %s with the fee %s brings %s', (amount, fee, receive) => {
  expect(calculateWithdrawalReceipt(amount, fee)).toEqual({ amount, fee, receive });
});
