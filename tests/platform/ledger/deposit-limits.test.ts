import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../database/database';
import { PlatformClock } from '../platform-clock';
import { DepositLimits } from './deposit-limits';
import { DepositsAndWithdrawals } from './deposits-and-withdrawals';
import { Ledger } from './ledger';

const DAY_MS = 24 * 3_600_000;

let now = 0;
let limits: DepositLimits;
let orders: DepositsAndWithdrawals;

beforeEach(() => {
  now = 100 * DAY_MS;
  const database = new Database(':memory:');
  const clock = new PlatformClock(() => now);
  limits = new DepositLimits(database, clock);
  orders = new DepositsAndWithdrawals(database, new Ledger(database, clock), clock, limits);
  const sql = `INSERT INTO member (id, merchant, username, password, registeredAt) VALUES (1, 'FAIR', 'm', '', 0)`;
  database.run(sql);
});

const deposit = (requestId: string, amount: number) =>
  orders.submit({
    ...{ merchant: 'FAIR', memberId: 1, requestId, kind: 'deposit', target: 'x', title: 'x' },
    ...{ amount, bonus: 0 },
  });
const dayLimit = () => limits.of(1)[0];

describe('[MEM-1] deposit limit', () => {
  test('a deposit limit allows deposits up to its amount, and counts pending deposits but not rejected ones', () => {
    limits.save(1, 'DAY', 50_000);
    const first = deposit('a', 30_000);
    expect(first).toMatchObject({ status: 'PENDING' });
    expect(dayLimit()).toMatchObject({ limit: '500.00', used: '300.00' });
    expect(deposit('b', 20_001)).toMatchObject({ code: 'limit.deposit' });
    expect(deposit('c', 20_000)).toMatchObject({ status: 'PENDING' });
    if ('id' in first) orders.decide(first.id, 'REJECTED');
    expect(deposit('d', 30_000)).toMatchObject({ status: 'PENDING' });
  });

  test('after a deposit limit has been set, a repeated deposit request that was accepted before gets the same response', () => {
    const first = deposit('a', 30_000);
    limits.save(1, 'DAY', 100);
    expect(deposit('a', 30_000)).toEqual(first);
  });

  test.each([
    ['DAY', 1],
    ['WEEK', 7],
    ['MONTH', 30],
  ] as const)(
    '[MEM-1.16] a deposit limit for the period %s counts the deposits of the last %i days',
    (period, days) => {
      limits.save(1, period, 10_000);
      deposit('a', 10_000);
      now += days * DAY_MS - 1;
      expect(deposit('b', 1)).toMatchObject({ code: 'limit.deposit' });
      now += 1;
      expect(deposit('c', 10_000)).toMatchObject({ status: 'PENDING' });
    },
  );

  test.each([
    // before  saved   at once  a day later
    [0, 500, 500, 500],
    [500, 300, 300, 300],
    [500, 500, 500, 500],
    [500, 900, 500, 900],
    [500, 0, 500, 0],
    [0, 0, 0, 0],
  ])(
    '[MEM-1.16] a deposit limit that is changed from %i to %i is %i immediately after the change and %i a day later',
    (before, saved, atOnce, later) => {
      limits.save(1, 'DAY', before * 100);
      limits.save(1, 'DAY', saved * 100);
      expect(dayLimit()?.limit).toBe(`${atOnce}.00`);
      now += DAY_MS - 1;
      expect(dayLimit()?.limit).toBe(`${atOnce}.00`);
      now += 1;
      expect(dayLimit()).toMatchObject({ limit: `${later}.00`, nextAt: 0 });
    },
  );

  test('a deposit limit that is lowered before its scheduled removal stays at the lower value', () => {
    limits.save(1, 'DAY', 500);
    limits.save(1, 'DAY', 0);
    limits.save(1, 'DAY', 300);
    now += 2 * DAY_MS;
    expect(dayLimit()).toMatchObject({ limit: '3.00', nextAt: 0 });
  });
});
