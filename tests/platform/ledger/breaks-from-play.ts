import { number, object } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import {
  BREAK_FROM_PLAY_DAYS,
  type BreakFromPlayPeriod,
  EXCLUSION_WITHOUT_END_MS,
} from '../../../src/contract/endpoints/account/play-limits';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import type { ExclusionRefusal } from '../../../src/contract/exclusion-refusal';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';

const DAY_MS = 24 * 3_600_000;

/** Breaks and self-exclusions that members choose for themselves. Neither can be ended early. */
export class BreaksFromPlay {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Returns when the member's break ends (epoch ms); 0 if the member is not taking a break. */
  endOf(memberId: number): number {
    return this.endIn('playBreak', memberId);
  }

  /** Starts a break. A longer break that has begun is not shortened. */
  start(memberId: number, period: BreakFromPlayPeriod): void {
    const endsAt = Math.max(this.clock.now() + BREAK_FROM_PLAY_DAYS[period] * DAY_MS, this.endOf(memberId));
    this.database.run('INSERT OR REPLACE INTO playBreak VALUES (?, ?)', memberId, endsAt);
  }

  /** Returns when the member's self-exclusion ends (epoch ms); 0 if the member is not excluded. */
  exclusionEndOf(memberId: number): number {
    return this.endIn('selfExclusion', memberId);
  }

  /**
   * Excludes a member for calendar months, or for good (0). A longer exclusion is not shortened.
   * @param until latest end (epoch ms), of a request that is sent again
   */
  exclude(memberId: number, months: number, until = EXCLUSION_WITHOUT_END_MS): void {
    const now = this.clock.now();
    const end = months === 0 ? EXCLUSION_WITHOUT_END_MS : Math.min(addMonths(now, months), until);
    const endsAt = Math.max(this.exclusionEndOf(memberId), end);
    this.database.run('INSERT OR REPLACE INTO selfExclusion VALUES (?, ?, ?)', memberId, now, endsAt);
  }

  /** Returns why a deposit or a game is refused; undefined if the member is neither on a break nor excluded. */
  refuse(memberId: number): RefusalError | undefined {
    if (this.exclusionEndOf(memberId) > 0) return this.refuseExcluded(memberId);
    return this.endOf(memberId) > 0
      ? createRefusalError(CASHIER_ERROR_CODES.breakActive, 'You are taking a break')
      : undefined;
  }

  /** Returns why a sign-in is refused; undefined if the member is not excluded. The message has the end as a date. */
  refuseExcluded(memberId: number): RefusalError | undefined {
    const exclusion = this.describeExclusion(memberId);
    if (!exclusion) return undefined;
    const { excludedUntil: end } = exclusion;
    const message = end === EXCLUSION_WITHOUT_END_MS ? '' : new Date(end).toISOString().slice(0, 10);
    return createRefusalError(ERROR_CODES.excluded, message, exclusion);
  }

  /** Returns what a refusal tells about the member's self-exclusion; undefined if the member is not excluded. */
  describeExclusion(memberId: number): ExclusionRefusal | undefined {
    const excludedUntil = this.exclusionEndOf(memberId);
    return excludedUntil === 0 ? undefined : { excludedUntil, member: String(memberId) };
  }

  private endIn(table: 'playBreak' | 'selfExclusion', memberId: number): number {
    const sql = `SELECT endsAt FROM ${table} WHERE memberId = ?`;
    const endsAt = this.database.one(object({ endsAt: number() }), sql, memberId)?.endsAt ?? 0;
    return endsAt > this.clock.now() ? endsAt : 0;
  }
}

/** Returns the same day some months later; a day that the month does not have becomes one of the next month. */
function addMonths(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
