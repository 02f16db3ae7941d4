import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';

const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 8;

/** Blocks a username after too many failed logins within a time window. */
export class FailedLoginLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  isReached(merchant: string, subject: string): boolean {
    const sql = 'SELECT count(*) AS n FROM loginFailure WHERE merchant = ? AND subject = ? AND at > ?';
    return this.database.count(sql, merchant, subject, this.clock.now() - WINDOW_MS) >= MAX_FAILURES;
  }

  fail(merchant: string, subject: string): void {
    this.database.run('INSERT INTO loginFailure VALUES (?, ?, ?)', merchant, subject, this.clock.now());
  }

  clear(merchant: string, subject: string): void {
    this.database.run('DELETE FROM loginFailure WHERE merchant = ? AND subject = ?', merchant, subject);
  }
}
