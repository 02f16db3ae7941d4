import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../contract/endpoints/money/cashier';
import { arrivedDepositEvents } from './arrived-deposit-events';

type Entry = Pick<Transaction, 'kind' | 'status' | 'amount'>;
const deposit = (amount: Transaction['amount'], status: Transaction['status'] = 'APPROVED'): Entry => ({
  kind: 'deposit',
  status,
  amount,
});
const eventsOf = (seen: number, count: number, history: readonly Entry[]) =>
  arrivedDepositEvents(seen, count, history).map(({ name, amount }) => `${name} ${amount}`);

describe('[TRK-1] the events of arrived deposits', () => {
  test.each([
    ['the first', 0, 1, [deposit('100.00')], ['firstDepositArrival 100.00', 'deposit 100.00']],
    ['a later one', 1, 2, [deposit('200.00'), deposit('100.00')], ['deposit 200.00']],
    [
      'two at once',
      0,
      2,
      [deposit('200.00'), deposit('100.00')],
      ['firstDepositArrival 100.00', 'deposit 100.00', 'deposit 200.00'],
    ],
    [
      'one that is checked beside it',
      0,
      1,
      [deposit('9.00', 'PENDING'), deposit('8.00', 'REJECTED'), deposit('5.00')],
      ['firstDepositArrival 5.00', 'deposit 5.00'],
    ],
    ['one without history', 0, 1, [], ['firstDepositArrival undefined', 'deposit undefined']],
    ['none', 2, 2, [deposit('1.00')], []],
    ['fewer than before', 3, 1, [deposit('1.00')], []],
  ] as const)('[TRK-1] the reported deposits after %s', (_, seen, count, history, events) => {
    expect(eventsOf(seen, count, history)).toEqual(events);
  });

  test('[TRK-1] after a long absence are at most ten', () => {
    const history = Array.from({ length: 40 }, () => deposit('1.00'));
    expect(eventsOf(1, 41, history)).toHaveLength(10);
  });
});
