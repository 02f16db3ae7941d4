import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../contract/endpoints/money/cashier';
import { buildCompletedDepositEvents, decideSeenDeposits } from './completed-deposit-events';

type Entry = Pick<Transaction, 'kind' | 'status' | 'amount'>;
const deposit = (amount: Transaction['amount'], status: Transaction['status'] = 'APPROVED'): Entry => ({
  kind: 'deposit',
  status,
  amount,
});
const eventsOf = (seen: number, count: number, history: readonly Entry[]) =>
  buildCompletedDepositEvents(seen, count, history).map(({ name, amount }) => `${name} ${amount}`);

describe('[TRK-1] events of credited deposits', () => {
  test.each([
    ['the first deposit', 0, 1, [deposit('100.00')], ['firstDepositArrival 100.00', 'deposit 100.00']],
    ['a later deposit', 1, 2, [deposit('200.00'), deposit('100.00')], ['deposit 200.00']],
    [
      'two deposits at once',
      0,
      2,
      [deposit('200.00'), deposit('100.00')],
      ['firstDepositArrival 100.00', 'deposit 100.00', 'deposit 200.00'],
    ],
    [
      'a deposit next to pending and rejected ones',
      0,
      1,
      [deposit('9.00', 'PENDING'), deposit('8.00', 'REJECTED'), deposit('5.00')],
      ['firstDepositArrival 5.00', 'deposit 5.00'],
    ],
    ['a deposit that the history does not contain', 0, 1, [], ['firstDepositArrival undefined', 'deposit undefined']],
    ['no new deposit', 2, 2, [deposit('1.00')], []],
    ['fewer deposits than before', 3, 1, [deposit('1.00')], []],
  ] as const)(
    '[TRK-1.5] for %s, the tracking events of credited deposits are $4',
    (_, seen, count, history, events) => {
      expect(eventsOf(seen, count, history)).toEqual(events);
    },
  );

  test.each([
    // stored    registered by  seen
    [undefined, 'username', 0],
    [undefined, 'mobile', 0],
    [undefined, 'auto', 0],
    [undefined, 'firebase', 0],
    [undefined, undefined, undefined],
    [2, 'username', 2],
    [0, undefined, 0],
  ] as const)(
    '[TRK-1.9] with the stored number %j, a member who has registered in this tab by %j has %j seen deposits',
    (stored, registeredBy, seen) => {
      expect(decideSeenDeposits(stored, registeredBy)).toBe(seen);
    },
  );

  test('[TRK-1.5] at most ten events of credited deposits are reported after a long absence', () => {
    const history = Array.from({ length: 40 }, () => deposit('1.00'));
    expect(eventsOf(1, 41, history)).toHaveLength(10);
  });
});
