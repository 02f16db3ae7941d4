import { number, object } from 'valibot';
import type { Database } from '../database/database';

/** How often members want to be reminded of the time played (minutes); 0 if they have not chosen. */
export class RealityChecks {
  constructor(private readonly database: Database) {}

  chosenBy(memberId: number): number {
    const sql = 'SELECT minutes FROM realityCheck WHERE memberId = ?';
    return this.database.one(object({ minutes: number() }), sql, memberId)?.minutes ?? 0;
  }

  /** Returns the interval that counts: the shorter of the member's and the jurisdiction's; 0 if neither has one. */
  intervalOf(memberId: number, maxMinutes: number): number {
    const intervals = [this.chosenBy(memberId), maxMinutes].filter((minutes) => minutes > 0);
    return intervals.length === 0 ? 0 : Math.min(...intervals);
  }

  save(memberId: number, minutes: number): void {
    this.database.run('INSERT OR REPLACE INTO realityCheck VALUES (?, ?)', memberId, minutes);
  }
}
