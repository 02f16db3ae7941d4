import { expect, test } from 'vitest';
import { isDepositLimited } from './has-deposit-limit';

test.each([
  // kind  limit  next  limited
  ['DEPOSIT', '500.00', '0.00', true],
  ['DEPOSIT', '0.00', '900.00', true],
  ['DEPOSIT', '0.00', '0.00', false],
  ['LOSS', '500.00', '0.00', false],
] as const)('[SAFE-5.4] a limit of %s of %s that becomes %s restricts deposits: %s', (kind, limit, next, isLimited) => {
  expect(isDepositLimited([{ kind, limit, next }])).toBe(isLimited);
});

test('[SAFE-5.4] no limit restricts no deposit', () => {
  expect(isDepositLimited([])).toBe(false);
});
