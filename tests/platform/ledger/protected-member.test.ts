import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { EXCLUSION_WITHOUT_END_MS } from '../../../src/contract/endpoints/account/play-limits';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { refuseBarred } from '../routes/sign-in/refuse-barred';
import { RefusalError } from '../server/refusal';
import { createServices, type Services } from '../services';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How much longer some calendar months are than the shortest ones, with a day that the last one does not have. */
const MONTHS_DIFFERENCE_MS = 4 * DAY_MS;
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

const ACCEPTED = 'accepted';
const describeAnswer = (answer: object | undefined): string =>
  answer instanceof RefusalError ? answer.code : ACCEPTED;

/**
 * Does what the member or the operator does. Returns ACCEPTED or the code of the refusal; undefined if nothing could be
 * refused.
 */
function perform(services: Services, one: Act, count: number): string | undefined {
  const { cashOrders, bets, playBreaks, clock } = services;
  const order = { merchant: 'FAIR', memberId: MEMBER_ID, kind: 'deposit', target: 'x', title: 'x', bonus: 0 } as const;
  const ticket = { memberId: MEMBER_ID, game: 'x', picked: [1, 2, 3, 4, 5], luck: 'lose' } as const;
  switch (one.do) {
    case 'deposit':
      return describeAnswer(cashOrders.submit({ ...order, requestId: `d${count}`, amount: one.amount }));
    case 'bet':
      return describeAnswer(bets.place({ ...ticket, requestId: `b${count}`, stake: one.stake }));
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

/** Until when the member is protected, by a calculation of the test's own (epoch ms). */
interface Protection {
  breakUntil: number;
  excludedAtLeastUntil: number;
}

function follow(protection: Protection, one: Act, now: number): void {
  if (one.do === 'break') {
    const days = one.period === 'DAY' ? 1 : 7;
    protection.breakUntil = Math.max(protection.breakUntil, now + days * DAY_MS);
  }
  if (one.do === 'exclude') {
    // The shortest months have 181 and 365 days.
    const end = one.months === 0 ? EXCLUSION_WITHOUT_END_MS : now + (one.months === 6 ? 181 : 365) * DAY_MS;
    protection.excludedAtLeastUntil = Math.max(protection.excludedAtLeastUntil, end);
  }
}

/** Returns how a deposit or stake is answered; undefined in the days in which an exclusion ends. */
function expectAnswer({ breakUntil, excludedAtLeastUntil }: Protection, now: number): string | undefined {
  if (excludedAtLeastUntil > now) return ERROR_CODES.excluded;
  if (excludedAtLeastUntil + MONTHS_DIFFERENCE_MS > now) return undefined;
  return breakUntil > now ? CASHIER_ERROR_CODES.breakActive : ACCEPTED;
}

test('[SAFE-2.6][SAFE-2.13][SAFE-4.7] a break refuses deposits, stakes and offers, an exclusion new sessions too', () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), (acts) => {
      const services = openPlatform();
      const { clock, push, database } = services;
      const protection: Protection = { breakUntil: 0, excludedAtLeastUntil: 0 };
      acts.forEach((one, count) => {
        const expected = expectAnswer(protection, clock.now());
        const before = cashOf(services);
        const answer = perform(services, one, count);
        if (expected && answer) expect(answer, one.do).toBe(expected);
        if (expected === ERROR_CODES.excluded) expect(cashOf(services), one.do).toBe(before);
        follow(protection, one, clock.now());
        const next = expectAnswer(protection, clock.now());
        if (!next) return;
        const devices = next === ACCEPTED ? ['device'] : [];
        expect(push.devices.tokens('FAIR', MEMBER_ID, true)).toEqual(devices);
        expect(push.devices.tokens('FAIR', undefined)).toEqual(devices);
        // Members on a break may sign in, to withdraw and to read.
        const session = next === ERROR_CODES.excluded ? next : ACCEPTED;
        expect(describeAnswer(refuseBarred(services, MEMBER_ID))).toBe(session);
      });
      database.close();
    }),
    { numRuns: 60 },
  );
});
