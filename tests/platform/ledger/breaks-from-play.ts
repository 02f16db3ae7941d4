import { number, object } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { BREAK_FROM_PLAY_DAYS, type BreakFromPlayPeriod } from '../../../src/contract/endpoints/account/play-limits';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';

const DAY_MS = 24 * 3_600_000;

/** Breaks from play that members choose for themselves. A break cannot be ended early. */
export class BreaksFromPlay {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Returns when the member's break ends (epoch ms); 0 if the member is not taking a break. */
  endOf(memberId: number): number {
    const sql = 'SELECT endsAt FROM playBreak WHERE memberId = ?';
    const endsAt = this.database.one(object({ endsAt: number() }), sql, memberId)?.endsAt ?? 0;
    return endsAt > this.clock.now() ? endsAt : 0;
  }

  /** Starts a break. A longer break that has begun is not shortened. */
  start(memberId: number, period: BreakFromPlayPeriod): void {
    const endsAt = Math.max(this.clock.now() + BREAK_FROM_PLAY_DAYS[period] * DAY_MS, this.endOf(memberId));
    this.database.run('INSERT OR REPLACE INTO playBreak VALUES (?, ?)', memberId, endsAt);
  }

  /** Returns why a deposit or a game is refused during a break; undefined if the member is not taking a break. */
  refuse(memberId: number): RefusalError | undefined {
    return this.endOf(memberId) > 0
      ? createRefusalError(CASHIER_ERROR_CODES.breakActive, 'You are taking a break')
      : undefined;
  }
}
