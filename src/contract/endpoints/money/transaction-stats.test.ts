import { expect, test } from 'vitest';
import { parseTolerantly } from '../../contract-deviation';
import { transactionStats } from './wallet';

const NUMBERS = { totalDepositSuccessCount: 1, totalWithdrawSuccessCount: 0 };

test.each([
  // what the platform sends, what the app reads: undefined says nothing, and 0 that there is no break
  ['a platform without breaks', {}, undefined],
  ['no break', { breakUntil: 0 }, 0],
  ['a break', { breakUntil: 1_925_078_405_000 }, 1_925_078_405_000],
  ['a break as text', { breakUntil: '2031-01-01T00:00:05Z' }, Date.UTC(2031, 0, 1, 0, 0, 5)],
  ['something else', { breakUntil: {} }, undefined],
])('[SAFE-4.9] the end of the break in the statistics of %s', (_, sent, expected) => {
  const parsed = parseTolerantly(transactionStats.response, { ...NUMBERS, ...sent });
  expect(parsed.ok && parsed.value.breakUntil).toBe(expected);
});
