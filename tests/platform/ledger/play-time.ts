import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';

/** Pause between two acts of play after which the member counts as away (ms). */
const MAX_PLAY_PAUSE_MS = 5 * 60_000;

/**
 * Returns how long a member has played (ms): the time between acts of play, as far as they are not more than
 * MAX_PLAY_PAUSE_MS apart. The current moment counts as an act, so that the time grows while the member plays.
 * @param acts times of launches and bets (epoch ms), in ascending order
 */
function computePlayTimeMs(acts: readonly number[], now: number): number {
  return acts.reduce((sum, at, index) => {
    const pause = (acts[index + 1] ?? now) - at;
    return sum + (pause > 0 && pause <= MAX_PLAY_PAUSE_MS ? pause : 0);
  }, 0);
}

const act = object({ at: number() });

/** When members have opened games and placed bets. */
export class PlayTime {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  record(memberId: number): void {
    this.database.run('INSERT INTO playActivity VALUES (?, ?)', memberId, this.clock.now());
  }

  /** Returns the time that the member has played since `since` (epoch ms), in whole minutes. */
  minutesSince(memberId: number, since: number): number {
    const sql = 'SELECT at FROM playActivity WHERE memberId = ? AND at > ? ORDER BY at';
    const acts = this.database.all(act, sql, memberId, since).map(({ at }) => at);
    return Math.floor(computePlayTimeMs(acts, this.clock.now()) / 60_000);
  }
}
