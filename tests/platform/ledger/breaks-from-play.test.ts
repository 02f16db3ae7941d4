import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../database/database';
import { PlatformClock } from '../platform-clock';
import { Bets } from './bets';
import { BreaksFromPlay } from './breaks-from-play';
import { DepositsAndWithdrawals } from './deposits-and-withdrawals';
import { Ledger } from './ledger';

const DAY_MS = 24 * 3_600_000;
const STARTED = 100 * DAY_MS;

let now = 0;
let breaks: BreaksFromPlay;
let orders: DepositsAndWithdrawals;
let games: Bets;
let ledger: Ledger;

beforeEach(() => {
  now = STARTED;
  const database = new Database(':memory:');
  const clock = new PlatformClock(() => now);
  ledger = new Ledger(database, clock);
  breaks = new BreaksFromPlay(database, clock);
  orders = new DepositsAndWithdrawals(database, ledger, clock);
  games = new Bets(database, ledger, clock);
  database.run(`INSERT INTO member (id, merchant, username, password, registeredAt) VALUES (1, 'FAIR', 'm', '', 0)`);
  ledger.post(1, { kind: 'opening', amount: 100_000 }, 'start');
});

const submit = (requestId: string, kind: 'deposit' | 'withdraw') =>
  orders.submit({
    ...{ merchant: 'FAIR', memberId: 1, requestId, kind, target: 'x', title: 'x' },
    amount: 100,
    bonus: 0,
  });
const balance = () => ledger.balance(1, 'cash');
const bet = (requestId: string) =>
  games.place({ memberId: 1, requestId, game: 'x', picked: [1, 2, 3, 4, 5], stake: 100, luck: 'lose' });

describe('[MEM-1] break from play', () => {
  test('[MEM-1.17] deposits and bets are refused until a break from play ends, but withdrawals are allowed', () => {
    breaks.start(1, 'WEEK');
    now += 7 * DAY_MS - 1;
    expect(submit('a', 'deposit')).toMatchObject({ code: 'play.break' });
    expect(bet('a')).toMatchObject({ code: 'play.break' });
    expect(submit('b', 'withdraw')).toMatchObject({ status: 'PENDING' });
    now += 1;
    expect(breaks.endOf(1)).toBe(0);
    expect(submit('c', 'deposit')).toMatchObject({ status: 'PENDING' });
    expect(bet('c')).toMatchObject({ stake: 100 });
  });

  test('a repeated deposit or bet request that was accepted before the break gets the same response', () => {
    const [deposit, placed] = [submit('a', 'deposit'), bet('a')];
    breaks.start(1, 'DAY');
    expect(submit('a', 'deposit')).toEqual(deposit);
    expect(bet('a')).toMatchObject({ id: 'id' in placed ? placed.id : 0 });
  });

  test.each([
    ['DAY', 1],
    ['WEEK', 7],
    ['MONTH', 30],
    ['HALF_YEAR', 180],
  ] as const)('a break from play for the period %s ends %i days later', (period, days) => {
    breaks.start(1, period);
    expect(breaks.endOf(1)).toBe(STARTED + days * DAY_MS);
  });

  test.each([
    ['WEEK', 'DAY', 7],
    ['WEEK', 'WEEK', 8],
    ['DAY', 'MONTH', 31],
  ] as const)(
    '[MEM-1.17] after a break for the period %s and, within a day, one for the period %s, a member can play after %i days',
    (first, second, days) => {
      breaks.start(1, first);
      now += DAY_MS - 1;
      breaks.start(1, second);
      expect(Math.ceil((breaks.endOf(1) - STARTED) / DAY_MS)).toBe(days);
    },
  );

  test('a break from play applies only to the member who started it', () => {
    breaks.start(1, 'DAY');
    expect(breaks.endOf(2)).toBe(0);
    expect(breaks.refuse(2)).toBeUndefined();
  });
});

describe('[SAFE-2] self-exclusion', () => {
  test('[SAFE-2.6] deposits and bets are refused until the end, and a break does not shorten it', () => {
    breaks.exclude(1, 6);
    breaks.start(1, 'DAY');
    now += 180 * DAY_MS;
    expect(submit('a', 'deposit')).toMatchObject({ code: 'play.excluded' });
    expect(bet('a')).toMatchObject({ code: 'play.excluded' });
    now += 5 * DAY_MS;
    expect(breaks.exclusionEndOf(1)).toBe(0);
    expect(bet('b')).toMatchObject({ stake: 100 });
  });

  test('[SAFE-2.6] a shorter exclusion does not shorten a longer one, and one for good has no end', () => {
    breaks.exclude(1, 12);
    const end = breaks.exclusionEndOf(1);
    breaks.exclude(1, 6);
    expect(breaks.exclusionEndOf(1)).toBe(end);
    breaks.exclude(1, 0);
    breaks.exclude(1, 6);
    now += 100 * 365 * DAY_MS;
    expect(breaks.refuse(1)).toMatchObject({ code: 'play.excluded', message: '' });
  });

  test.each(['APPROVED', 'REJECTED'] as const)(
    '[SAFE-2.13] a deposit that was pending is not credited when it is %s after the exclusion began',
    (status) => {
      const [deposit, withdrawal] = [submit('a', 'deposit'), submit('b', 'withdraw')];
      const before = balance();
      breaks.exclude(1, 6);
      const decide = (order: typeof deposit) =>
        orders.decide('id' in order ? order.id : 0, status, status === 'REJECTED' ? 'Another name' : '');
      const reason = status === 'REJECTED' ? 'Another name' : 'play.excluded';
      expect(decide(deposit)).toMatchObject({ status: 'REJECTED', reason });
      expect(balance()).toBe(before);
      expect(ledger.turnover(1).required).toBe(0);
      // Money that is already the member's is still paid out.
      expect(decide(withdrawal)).toMatchObject({ status });
    },
  );

  test('[SAFE-2.13] a deposit that was sent before a break, or decided after the exclusion has ended, is credited', () => {
    const [first, second] = [submit('a', 'deposit'), submit('b', 'deposit')];
    const before = balance();
    breaks.start(1, 'DAY');
    orders.decide('id' in first ? first.id : 0, 'APPROVED');
    expect(balance()).toBe(before + 100);
    breaks.exclude(1, 6);
    now += 185 * DAY_MS;
    orders.decide('id' in second ? second.id : 0, 'APPROVED');
    expect(balance()).toBe(before + 200);
  });
});
