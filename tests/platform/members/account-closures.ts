import { object, string } from 'valibot';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';

/** Accounts that the operator has closed: nobody can sign in with them (SAFE-5.6). */
export class AccountClosures {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Closes an account. @param reason what the member reads */
  close(memberId: number, reason: string): void {
    this.database.run('INSERT OR REPLACE INTO accountClosure VALUES (?, ?, ?)', memberId, this.clock.now(), reason);
  }

  reopen(memberId: number): void {
    this.database.run('DELETE FROM accountClosure WHERE memberId = ?', memberId);
  }

  /** Returns why an account is closed; undefined if it is not. */
  reasonOf(memberId: number): string | undefined {
    const sql = 'SELECT reason FROM accountClosure WHERE memberId = ?';
    return this.database.one(object({ reason: string() }), sql, memberId)?.reason;
  }

  /** Returns why a sign-in is refused; undefined if the account is open. */
  refuse(memberId: number): RefusalError | undefined {
    const reason = this.reasonOf(memberId);
    return reason === undefined ? undefined : createRefusalError(ERROR_CODES.accountClosed, reason);
  }
}
