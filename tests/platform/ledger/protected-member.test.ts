import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXCLUSION_WITHOUT_END_MS } from '../../../src/contract/endpoints/account/play-limits';
import { refuseBarred } from '../routes/sign-in/refuse-barred';
import { RefusalError } from '../server/refusal';
import { createServices, type Services } from '../services';

const HOUR_MS = 3_600_000;
const START_MS = Date.UTC(2026, 0, 2);
const MEMBER_ID = 1;

/** What a member, two devices and the operator can do, in any order. */
const act = fc.oneof(
  fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
  fc.record({ do: fc.constant('decide' as const), approve: fc.boolean() }),
  fc.record({ do: fc.constant('bet' as const), stake: fc.integer({ min: 1, max: 20_000 }) }),
  fc.record({ do: fc.constant('repeat' as const) }),
  fc.record({ do: fc.constant('break' as const), period: fc.constantFrom('DAY' as const, 'WEEK' as const) }),
  fc.record({ do: fc.constant('exclude' as const), months: fc.constantFrom(0, 6, 12) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 200 }) }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function openPlatform(): Services {
  const services = createServices({ file: ':memory:', now: () => START_MS, log: () => undefined, hasPopups: false });
  const sql = `INSERT INTO member (id, merchant, username, password, registeredAt) VALUES (?, 'FAIR', 'm', '', 0)`;
  services.database.run(sql, MEMBER_ID);
  services.ledger.post(MEMBER_ID, { kind: 'opening', amount: 100_000_000 }, 'start');
  services.push.devices.bind('device', 'FAIR', MEMBER_ID, START_MS);
  services.push.devices.setTopic('device', 'ALL');
  return services;
}

const cashOf = ({ ledger }: Services) => ledger.balance(MEMBER_ID, 'cash');

/** Does what the member or the operator does. Returns whether it was refused; undefined if nothing could be refused. */
function perform(services: Services, one: Act, count: number): boolean | undefined {
  const { cashOrders, bets, playBreaks, clock } = services;
  const order = { merchant: 'FAIR', memberId: MEMBER_ID, kind: 'deposit', target: 'x', title: 'x', bonus: 0 } as const;
  const ticket = { memberId: MEMBER_ID, game: 'x', picked: [1, 2, 3, 4, 5], luck: 'lose' } as const;
  switch (one.do) {
    case 'deposit':
      return cashOrders.submit({ ...order, requestId: `d${count}`, amount: one.amount }) instanceof RefusalError;
    case 'bet':
      return bets.place({ ...ticket, requestId: `b${count}`, stake: one.stake }) instanceof RefusalError;
    case 'decide': {
      const open = cashOrders.all().find(({ status }) => status === 'PENDING');
      if (open) cashOrders.decide(open.id, one.approve ? 'APPROVED' : 'REJECTED');
      return undefined;
    }
    // A second device sends what the first has sent: it has no effect beyond the first.
    case 'repeat': {
      const [last] = cashOrders.all();
      if (last) cashOrders.submit({ ...order, requestId: last.requestId, amount: last.amount });
      return undefined;
    }
    case 'break':
      playBreaks.start(MEMBER_ID, one.period);
      return undefined;
    case 'exclude':
      playBreaks.exclude(MEMBER_ID, one.months);
      return undefined;
    case 'wait':
      clock.advance(one.hours * HOUR_MS);
      return undefined;
  }
}

/** Until when the member is protected at least, by a calculation of the test's own (epoch ms). */
interface Protection {
  breakUntil: number;
  excludedAtLeastUntil: number;
}

function follow(protection: Protection, one: Act, now: number): void {
  if (one.do === 'break') {
    const days = one.period === 'DAY' ? 1 : 7;
    protection.breakUntil = Math.max(protection.breakUntil, now + days * 24 * HOUR_MS);
  }
  if (one.do === 'exclude') {
    // The shortest months have 181 and 365 days.
    const end = one.months === 0 ? EXCLUSION_WITHOUT_END_MS : now + (one.months === 6 ? 181 : 365) * 24 * HOUR_MS;
    protection.excludedAtLeastUntil = Math.max(protection.excludedAtLeastUntil, end);
  }
}

test('[SAFE-2.6][SAFE-2.13][SAFE-4.7] on a break or excluded: no deposit, stake, session or offer, in any order of acts', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) => {
      const services = openPlatform();
      const { clock, push, database } = services;
      const protection: Protection = { breakUntil: 0, excludedAtLeastUntil: 0 };
      acts.forEach((one, count) => {
        const now = clock.now();
        const isExcludedAt = (at: number) => protection.excludedAtLeastUntil > at;
        const isProtectedAt = (at: number) => isExcludedAt(at) || protection.breakUntil > at;
        const before = cashOf(services);
        const wasRefused = perform(services, one, count);
        if (isProtectedAt(now) && wasRefused !== undefined) expect(wasRefused, one.do).toBe(true);
        if (isExcludedAt(now)) expect(cashOf(services), one.do).toBe(before);
        follow(protection, one, now);
        if (isProtectedAt(clock.now())) {
          expect(push.devices.tokens('FAIR', MEMBER_ID, true)).toEqual([]);
          expect(push.devices.tokens('FAIR', undefined)).toEqual([]);
        }
        if (isExcludedAt(clock.now()))
          expect(refuseBarred(services, MEMBER_ID)).toMatchObject({ code: 'play.excluded' });
      });
      database.close();
    }),
    { numRuns: 60 },
  );
});
