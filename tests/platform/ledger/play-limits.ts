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
import type { PlatformRules } from '../merchants/jurisdictions';
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

const limitRow = object({ amount: number(), next: number(), nextAt: number(), needsConfirmation: number() });
const changeRow = object({
  kind: picklist(PLAY_LIMIT_KINDS),
  period: picklist(PLAY_LIMIT_PERIODS),
  amount: number(),
  at: number(),
  appliesAt: number(),
  needsConfirmation: number(),
});
const NO_LIMIT = { amount: 0, next: 0, nextAt: 0, needsConfirmation: 0 };
/** How a limit is raised where no jurisdiction says otherwise. */
const USUAL_RAISE = { raiseDelayHours: 24, confirmsRaise: false };

interface LimitName {
  readonly kind: PlayLimitKind;
  readonly period: PlayLimitPeriod;
}

/** How a jurisdiction lets a limit be raised. */
type RaiseRules = Pick<PlatformRules, 'raiseDelayHours' | 'confirmsRaise'>;

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
        const { amount, next, nextAt, needsConfirmation } = this.current(memberId, { kind, period });
        const used = minorUnitsToAmount(this.usedIn(memberId, { kind, period }));
        const raise = { next: minorUnitsToAmount(next), nextAt, needsConfirmation: needsConfirmation > 0 };
        return { kind, period, limit: minorUnitsToAmount(amount), used, ...raise };
      }),
    );
  }

  /** Returns what a member has changed, newest first. */
  history(memberId: number): PlayLimitChange[] {
    const sql = `SELECT kind, period, amount, at, appliesAt, needsConfirmation FROM playLimitChange WHERE memberId = ?
      ORDER BY at DESC, rowid DESC LIMIT ${MAX_HISTORY}`;
    return this.database.all(changeRow, sql, memberId).map(({ amount, needsConfirmation, ...change }) => ({
      ...change,
      limit: minorUnitsToAmount(amount),
      needsConfirmation: needsConfirmation > 0,
    }));
  }

  /**
   * Sets a limit. A stricter limit takes effect at once; a less strict limit after the delay, which starts again with
   * each change. One that then still needs a confirmation takes effect once it is set again.
   */
  save(memberId: number, name: LimitName, amount: number, rules: RaiseRules = USUAL_RAISE): void {
    const { raiseDelayHours, confirmsRaise } = rules;
    const { amount: current, nextAt: dueAt, next: due } = this.current(memberId, name);
    const now = this.clock.now();
    const isStricter = amount > 0 && (current === 0 || amount <= current);
    const isConfirmed = dueAt > 0 && dueAt <= now && due === amount;
    const appliesAt = isStricter || isConfirmed || amount === current ? now : now + raiseDelayHours * HOUR_MS;
    if (appliesAt > now && dueAt > 0 && due === amount) return; // Asked for twice: the first date stays.
    const [limit, next, nextAt] = appliesAt === now ? [amount, 0, 0] : [current, amount, appliesAt];
    const needsConfirmation = nextAt > 0 && confirmsRaise ? 1 : 0;
    const { kind, period } = name;
    this.database.transaction(() => {
      const sql = 'INSERT OR REPLACE INTO playLimit VALUES (?, ?, ?, ?, ?, ?, ?)';
      this.database.run(sql, memberId, kind, period, limit, next, nextAt, needsConfirmation);
      if (amount === current && dueAt === 0) return;
      const history = 'INSERT INTO playLimitChange VALUES (?, ?, ?, ?, ?, ?, ?)';
      this.database.run(history, memberId, kind, period, amount, now, appliesAt, needsConfirmation);
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
    const sql = `SELECT amount, next, nextAt, needsConfirmation FROM playLimit
      WHERE memberId = ? AND kind = ? AND period = ?`;
    const limit = this.database.one(limitRow, sql, memberId, kind, period) ?? NO_LIMIT;
    const isDue = limit.nextAt > 0 && limit.nextAt <= this.clock.now() && limit.needsConfirmation === 0;
    return isDue ? { ...NO_LIMIT, amount: limit.next } : limit;
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
