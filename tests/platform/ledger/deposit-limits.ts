import { number, object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import {
  DEPOSIT_LIMIT_PERIODS,
  type DepositLimit,
  type DepositLimitPeriod,
} from '../../../src/contract/endpoints/account/play-limits';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';

const DAY_MS = 24 * 3_600_000;
const PERIOD_MS: Readonly<Record<DepositLimitPeriod, number>> = { DAY: DAY_MS, WEEK: 7 * DAY_MS, MONTH: 30 * DAY_MS };
/** Delay before a less strict limit takes effect (ms). */
const COOLING_OFF_MS = DAY_MS;

const limitRow = object({ period: string(), amount: number(), next: number(), nextAt: number() });

/**
 * Deposit limits that members have set for themselves. Amounts are in hundredths of the currency's unit; 0 means no
 * limit.
 */
export class DepositLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  of(memberId: number): DepositLimit[] {
    return DEPOSIT_LIMIT_PERIODS.map((period) => {
      const { amount, next, nextAt } = this.current(memberId, period);
      const used = minorUnitsToAmount(this.depositedIn(memberId, period));
      return { period, limit: minorUnitsToAmount(amount), used, next: minorUnitsToAmount(next), nextAt };
    });
  }

  /** Sets a limit. A stricter limit takes effect at once, a less strict limit a day later. */
  save(memberId: number, period: DepositLimitPeriod, amount: number): void {
    const { amount: current } = this.current(memberId, period);
    const isStricter = amount > 0 && (current === 0 || amount <= current);
    const isUnchanged = amount === current;
    const [now, next, nextAt] =
      isStricter || isUnchanged ? [amount, 0, 0] : [current, amount, this.clock.now() + COOLING_OFF_MS];
    const sql = 'INSERT OR REPLACE INTO depositLimit (memberId, period, amount, next, nextAt) VALUES (?, ?, ?, ?, ?)';
    this.database.run(sql, memberId, period, now, next, nextAt);
  }

  /** Returns the refusal of a deposit that a limit forbids; undefined if no limit forbids the deposit. */
  refuse(memberId: number, amount: number): RefusalError | undefined {
    const isForbidden = DEPOSIT_LIMIT_PERIODS.some((period) => {
      const { amount: limit } = this.current(memberId, period);
      return limit > 0 && this.depositedIn(memberId, period) + amount > limit;
    });
    return isForbidden
      ? createRefusalError(CASHIER_ERROR_CODES.limitReached, 'This is more than your own limit allows')
      : undefined;
  }

  /** Returns the limit in force, after applying a scheduled change that is due. */
  private current(memberId: number, period: DepositLimitPeriod) {
    const sql = 'SELECT period, amount, next, nextAt FROM depositLimit WHERE memberId = ? AND period = ?';
    const { amount, next, nextAt } = this.database.one(limitRow, sql, memberId, period) ?? NO_LIMIT;
    const isDue = nextAt > 0 && nextAt <= this.clock.now();
    return isDue ? { amount: next, next: 0, nextAt: 0 } : { amount, next, nextAt };
  }

  private depositedIn(memberId: number, period: DepositLimitPeriod): number {
    const sql = `SELECT coalesce(sum(amount), 0) AS n FROM cashOrder
      WHERE memberId = ? AND kind = 'deposit' AND status <> 'REJECTED' AND createdAt > ?`;
    return this.database.count(sql, memberId, this.clock.now() - PERIOD_MS[period]);
  }
}

const NO_LIMIT = { amount: 0, next: 0, nextAt: 0 };
