import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../database/database';
import { PlatformClock } from '../platform-clock';
import { Bets } from './bets';
import { DepositsAndWithdrawals } from './deposits-and-withdrawals';
import { Ledger } from './ledger';
import { PlayLimits } from './play-limits';

const DAY_MS = 24 * 3_600_000;

const DAY_DEPOSITS = { kind: 'DEPOSIT', period: 'DAY' } as const;

let now = 0;
let limits: PlayLimits;
let orders: DepositsAndWithdrawals;
let games: Bets;

beforeEach(() => {
  now = 100 * DAY_MS;
  const database = new Database(':memory:');
  const clock = new PlatformClock(() => now);
  limits = new PlayLimits(database, clock);
  const ledger = new Ledger(database, clock);
  orders = new DepositsAndWithdrawals(database, ledger, clock, limits);
  games = new Bets(database, ledger, clock);
  const sql = `INSERT INTO member (id, merchant, username, password, registeredAt) VALUES (1, 'FAIR', 'm', '', 0)`;
  database.run(sql);
  ledger.post(1, { kind: 'opening', amount: 10_000_000 }, 'start');
});

const deposit = (requestId: string, amount: number) =>
  orders.submit({
    ...{ merchant: 'FAIR', memberId: 1, requestId, kind: 'deposit', target: 'x', title: 'x' },
    ...{ amount, bonus: 0 },
  });
const dayLimit = () => limits.of(1)[0];

describe('[MEM-1] deposit limit', () => {
  test('a deposit limit allows deposits up to its amount, and counts pending deposits but not rejected ones', () => {
    limits.save(1, DAY_DEPOSITS, 50_000);
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
    limits.save(1, DAY_DEPOSITS, 100);
    expect(deposit('a', 30_000)).toEqual(first);
  });

  test.each([
    ['DAY', 1],
    ['WEEK', 7],
    ['MONTH', 30],
  ] as const)(
    '[MEM-1.16] a deposit limit for the period %s counts the deposits of the last %i days',
    (period, days) => {
      limits.save(1, { kind: 'DEPOSIT', period }, 10_000);
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
      limits.save(1, DAY_DEPOSITS, before * 100);
      limits.save(1, DAY_DEPOSITS, saved * 100);
      expect(dayLimit()?.limit).toBe(`${atOnce}.00`);
      now += DAY_MS - 1;
      expect(dayLimit()?.limit).toBe(`${atOnce}.00`);
      now += 1;
      expect(dayLimit()).toMatchObject({ limit: `${later}.00`, nextAt: 0 });
    },
  );

  test('a deposit limit that is lowered before its scheduled removal stays at the lower value', () => {
    limits.save(1, DAY_DEPOSITS, 500);
    limits.save(1, DAY_DEPOSITS, 0);
    limits.save(1, DAY_DEPOSITS, 300);
    now += 2 * DAY_MS;
    expect(dayLimit()).toMatchObject({ limit: '3.00', nextAt: 0 });
  });
});

describe('[SAFE-2] limits of stakes, losses and time', () => {
  const bet = (requestId: string, stake: number, luck: 'win' | 'lose' = 'lose') =>
    games.place({ memberId: 1, requestId, game: 'x', picked: [1, 2, 3, 4, 5], stake, luck });
  const usedOf = (kind: string) => limits.of(1).find((limit) => limit.kind === kind && limit.period === 'DAY')?.used;

  test('[SAFE-2.1] a stake over the limit of stakes is refused, and counts again after a day', () => {
    limits.save(1, { kind: 'STAKE', period: 'DAY' }, 1_000);
    expect(bet('a', 1_000, 'win')).toMatchObject({ stake: 1_000 });
    expect(bet('b', 1)).toMatchObject({ code: 'limit.stake' });
    expect(usedOf('STAKE')).toBe('10.00');
    now += DAY_MS;
    expect(bet('c', 1)).toMatchObject({ stake: 1 });
  });

  test('[SAFE-2.1] a limit of losses counts stakes minus wins, and refuses the stake that could exceed it', () => {
    limits.save(1, { kind: 'LOSS', period: 'DAY' }, 1_000);
    bet('a', 600);
    expect(bet('b', 401)).toMatchObject({ code: 'limit.loss' });
    bet('c', 400, 'win');
    expect(usedOf('LOSS')).toBe('0.00');
    expect(bet('d', 1_000)).toMatchObject({ stake: 1_000 });
  });

  test('[SAFE-2.1] a limit of time refuses stakes once the minutes are played, and pauses do not count', () => {
    limits.save(1, { kind: 'TIME', period: 'DAY' }, 10 * 100);
    for (let minute = 0; minute <= 8; minute += 4) {
      expect(bet(`m${minute}`, 1)).toMatchObject({ stake: 1 });
      now += 4 * 60_000;
    }
    expect(usedOf('TIME')).toBe('12.00');
    expect(bet('late', 1)).toMatchObject({ code: 'limit.time' });
    expect(limits.refuseStake(1, 0)).toMatchObject({ code: 'limit.time' });
    now += 60 * 60_000;
    expect(usedOf('TIME')).toBe('8.00');
  });

  test.each([
    // limits of day, week and month; a deposit; whether it is accepted
    [10_000, 5_000, 0, 5_000, true],
    [10_000, 5_000, 0, 5_001, false],
    [0, 0, 3_000, 3_001, false],
    [2_000, 9_000, 9_000, 2_001, false],
    [0, 0, 0, 1_000_000, true],
  ])('[SAFE-2.2] of limits of a day %i, a week %i and a month %i, the lowest counts for a deposit of %i', (...row) => {
    const [day, week, month, amount, isAccepted] = row;
    limits.save(1, { kind: 'DEPOSIT', period: 'DAY' }, day);
    limits.save(1, { kind: 'DEPOSIT', period: 'WEEK' }, week);
    limits.save(1, { kind: 'DEPOSIT', period: 'MONTH' }, month);
    expect('status' in deposit('x', amount) && 'id' in deposit('x', amount)).toBe(isAccepted);
  });

  test.each([24, 72, 168])(
    '[SAFE-2.3] a higher limit takes effect after the delay of the jurisdiction, %i hours',
    (hours) => {
      const rules = { raiseDelayHours: hours, confirmsRaise: false };
      limits.save(1, DAY_DEPOSITS, 100, rules);
      limits.save(1, DAY_DEPOSITS, 900, rules);
      now += hours * 3_600_000 - 1;
      expect(dayLimit()).toMatchObject({ limit: '1.00', next: '9.00', nextAt: now + 1 });
      now += 1;
      expect(dayLimit()).toMatchObject({ limit: '9.00', nextAt: 0 });
    },
  );

  test('[SAFE-2.3] raised and lowered twice in a day, the strictest holds at every moment', () => {
    limits.save(1, DAY_DEPOSITS, 500);
    limits.save(1, DAY_DEPOSITS, 900);
    limits.save(1, DAY_DEPOSITS, 300);
    limits.save(1, DAY_DEPOSITS, 800);
    now += DAY_MS / 2;
    limits.save(1, DAY_DEPOSITS, 1_000);
    now += DAY_MS / 2;
    expect(dayLimit()).toMatchObject({ limit: '3.00', next: '10.00', nextAt: now + DAY_MS / 2 });
    now += DAY_MS / 2;
    expect(dayLimit()).toMatchObject({ limit: '10.00', nextAt: 0 });
  });

  describe('where the jurisdiction demands a confirmation', () => {
    const rules = { raiseDelayHours: 24, confirmsRaise: true };
    const save = (amount: number) => limits.save(1, DAY_DEPOSITS, amount, rules);

    test.each([
      // saved after the delay; the limit then, what is still scheduled, the entries of the history
      ['the higher limit', 900, '9.00', '0.00', 3],
      ['the present limit', 500, '5.00', '0.00', 3],
      ['a lower limit', 300, '3.00', '0.00', 3],
      ['another higher limit', 800, '5.00', '8.00', 3],
      ['none', 0, '5.00', '0.00', 3],
    ])('[SAFE-2.15] a higher limit waits for the member, who then sets %s', (_, amount, limit, next, changes) => {
      save(500);
      save(900);
      now += 30 * DAY_MS;
      expect(dayLimit()).toMatchObject({ limit: '5.00', next: '9.00', needsConfirmation: true });
      expect(deposit('over', 501)).toMatchObject({ code: 'limit.deposit' });
      save(amount);
      expect(dayLimit()).toMatchObject({ limit, next });
      expect(limits.history(1)).toHaveLength(changes);
    });

    test('[SAFE-2.15] the history says of a raise that it waited for a confirmation, and has the confirmation', () => {
      save(500);
      save(900);
      now += DAY_MS;
      save(900);
      expect(limits.history(1).map(({ limit, needsConfirmation }) => [limit, needsConfirmation])).toEqual([
        ['9.00', false],
        ['9.00', true],
        ['5.00', false],
      ]);
    });

    test('[SAFE-2.15] setting it again before the delay is over confirms nothing', () => {
      save(500);
      save(900);
      now += DAY_MS - 1;
      save(900);
      expect(dayLimit()).toMatchObject({ limit: '5.00', nextAt: now + 1, needsConfirmation: true });
      now += 1;
      save(900);
      expect(dayLimit()).toMatchObject({ limit: '9.00', nextAt: 0, needsConfirmation: false });
    });

    test('[SAFE-2.15] a limit that was removed stays until the member confirms that', () => {
      save(500);
      save(0);
      now += DAY_MS;
      expect(dayLimit()).toMatchObject({ limit: '5.00', next: '0.00' });
      save(0);
      expect(dayLimit()).toMatchObject({ limit: '0.00', nextAt: 0 });
    });
  });

  test('[SAFE-2.3] asking for the same higher limit again, as from a second device, does not move its date', () => {
    limits.save(1, DAY_DEPOSITS, 500);
    limits.save(1, DAY_DEPOSITS, 900);
    const due = dayLimit()?.nextAt;
    now += 3_600_000;
    limits.save(1, DAY_DEPOSITS, 900);
    expect(dayLimit()?.nextAt).toBe(due);
  });

  test('[SAFE-2.3] a clock that is set back keeps the present limit', () => {
    limits.save(1, DAY_DEPOSITS, 500);
    limits.save(1, DAY_DEPOSITS, 900);
    now -= 30 * DAY_MS;
    expect(dayLimit()).toMatchObject({ limit: '5.00', next: '9.00' });
  });

  test('[SAFE-2.4] the history has every change, newest first, with the time at which it takes effect', () => {
    const start = now;
    limits.save(1, DAY_DEPOSITS, 500);
    now += 1_000;
    limits.save(1, { kind: 'TIME', period: 'WEEK' }, 6_000);
    now += 1_000;
    limits.save(1, DAY_DEPOSITS, 0);
    limits.save(1, DAY_DEPOSITS, 0);
    expect(limits.history(1)).toEqual([
      {
        kind: 'DEPOSIT',
        period: 'DAY',
        limit: '0.00',
        at: start + 2_000,
        appliesAt: start + 2_000 + DAY_MS,
        needsConfirmation: false,
      },
      {
        kind: 'TIME',
        period: 'WEEK',
        limit: '60.00',
        at: start + 1_000,
        appliesAt: start + 1_000,
        needsConfirmation: false,
      },
      { kind: 'DEPOSIT', period: 'DAY', limit: '5.00', at: start, appliesAt: start, needsConfirmation: false },
    ]);
  });
});
