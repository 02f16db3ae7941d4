import { number, object, picklist } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimit,
  type PlayLimitChange,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '../../../src/contract/endpoints/account/play-limits';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import { PlayTime } from './play-time';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PERIOD_MS: Readonly<Record<PlayLimitPeriod, number>> = { DAY: DAY_MS, WEEK: 7 * DAY_MS, MONTH: 30 * DAY_MS };
const MINUTE_UNITS = 100;
const MAX_HISTORY = 50;
const REFUSALS: Readonly<Record<PlayLimitKind, string>> = {
  DEPOSIT: CASHIER_ERROR_CODES.limitReached,
  LOSS: CASHIER_ERROR_CODES.lossLimitReached,
  STAKE: CASHIER_ERROR_CODES.stakeLimitReached,
  TIME: CASHIER_ERROR_CODES.timeLimitReached,
};

const limitRow = object({ amount: number(), next: number(), nextAt: number() });
const changeRow = object({
  kind: picklist(PLAY_LIMIT_KINDS),
  period: picklist(PLAY_LIMIT_PERIODS),
  amount: number(),
  at: number(),
  appliesAt: number(),
});
const NO_LIMIT = { amount: 0, next: 0, nextAt: 0 };

interface LimitName {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
}

/**
 * Limits that members have set for themselves. Amounts are in hundredths of the currency's unit, or of a minute; 0
 * means no limit.
 */
export class PlayLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
    private readonly time = new PlayTime(database, clock),
  ) {}

  of(memberId: number): PlayLimit[] {
    return PLAY_LIMIT_KINDS.flatMap((kind) =>
      PLAY_LIMIT_PERIODS.map((period) => {
        const { amount, next, nextAt } = this.current(memberId, { kind, period });
        const used = minorUnitsToAmount(this.usedIn(memberId, { kind, period }));
        return { kind, period, limit: minorUnitsToAmount(amount), used, next: minorUnitsToAmount(next), nextAt };
      }),
    );
  }

  /** Returns what a member has changed, newest first. */
  history(memberId: number): PlayLimitChange[] {
    const sql = `SELECT kind, period, amount, at, appliesAt FROM playLimitChange WHERE memberId = ?
      ORDER BY at DESC, rowid DESC LIMIT ${MAX_HISTORY}`;
    return this.database
      .all(changeRow, sql, memberId)
      .map(({ amount, ...change }) => ({ ...change, limit: minorUnitsToAmount(amount) }));
  }

  /**
   * Sets a limit. A stricter limit takes effect at once; a less strict limit after the delay, which starts again with
   * each change.
   */
  save(memberId: number, name: LimitName, amount: number, raiseDelayHours = 24): void {
    const { amount: current, nextAt: dueAt, next: due } = this.current(memberId, name);
    const now = this.clock.now();
    const isStricter = amount > 0 && (current === 0 || amount <= current);
    const appliesAt = isStricter || amount === current ? now : now + raiseDelayHours * HOUR_MS;
    if (appliesAt > now && dueAt > 0 && due === amount) return; // Asked for twice: the first date stays.
    const [limit, next, nextAt] = appliesAt === now ? [amount, 0, 0] : [current, amount, appliesAt];
    const { kind, period } = name;
    this.database.transaction(() => {
      const sql = 'INSERT OR REPLACE INTO playLimit VALUES (?, ?, ?, ?, ?, ?)';
      this.database.run(sql, memberId, kind, period, limit, next, nextAt);
      if (amount === current && dueAt === 0) return;
      const history = 'INSERT INTO playLimitChange VALUES (?, ?, ?, ?, ?, ?)';
      this.database.run(history, memberId, kind, period, amount, now, appliesAt);
    });
  }

  /** Returns the refusal of a deposit that a limit forbids; undefined if no limit forbids the deposit. */
  refuseDeposit(memberId: number, amount: number): RefusalError | undefined {
    return this.refuse(memberId, 'DEPOSIT', amount);
  }

  /**
   * Returns the refusal of a stake that a limit of stakes, losses or time forbids. A stake counts as lost until it has
   * won. Opening a game is a stake of 0, which only the limit of time can forbid.
   */
  refuseStake(memberId: number, stake: number): RefusalError | undefined {
    const money =
      stake > 0 ? (this.refuse(memberId, 'STAKE', stake) ?? this.refuse(memberId, 'LOSS', stake)) : undefined;
    return money ?? this.refuse(memberId, 'TIME', MINUTE_UNITS);
  }

  private refuse(memberId: number, kind: PlayLimitKind, amount: number): RefusalError | undefined {
    const isForbidden = PLAY_LIMIT_PERIODS.some((period) => {
      const { amount: limit } = this.current(memberId, { kind, period });
      return limit > 0 && this.usedIn(memberId, { kind, period }) + amount > limit;
    });
    return isForbidden ? createRefusalError(REFUSALS[kind], 'This is more than your own limit allows') : undefined;
  }

  /** Returns the limit in force, after applying a scheduled change that is due. */
  private current(memberId: number, { kind, period }: LimitName) {
    const sql = 'SELECT amount, next, nextAt FROM playLimit WHERE memberId = ? AND kind = ? AND period = ?';
    const { amount, next, nextAt } = this.database.one(limitRow, sql, memberId, kind, period) ?? NO_LIMIT;
    const isDue = nextAt > 0 && nextAt <= this.clock.now();
    return isDue ? { amount: next, next: 0, nextAt: 0 } : { amount, next, nextAt };
  }

  private usedIn(memberId: number, { kind, period }: LimitName): number {
    const since = this.clock.now() - PERIOD_MS[period];
    switch (kind) {
      case 'DEPOSIT':
        return this.database.count(
          `SELECT coalesce(sum(amount), 0) AS n FROM cashOrder
            WHERE memberId = ? AND kind = 'deposit' AND status <> 'REJECTED' AND createdAt > ?`,
          memberId,
          since,
        );
      case 'STAKE':
        return this.sumBets('stake', memberId, since);
      case 'LOSS':
        return Math.max(0, this.sumBets('stake - win', memberId, since));
      case 'TIME':
        return this.time.minutesSince(memberId, since) * MINUTE_UNITS;
    }
  }

  private sumBets(column: 'stake' | 'stake - win', memberId: number, since: number): number {
    const sql = `SELECT coalesce(sum(${column}), 0) AS n FROM gameOrder WHERE memberId = ? AND createdAt > ?`;
    return this.database.count(sql, memberId, since);
  }
}
