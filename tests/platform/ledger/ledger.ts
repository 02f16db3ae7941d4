import { number, object } from 'valibot';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { buildPostings, isMemberLedgerAccount, type LedgerOperation, type MemberLedgerAccount } from './postings';

/**
 * Thrown if an operation would make an account of a member negative. The error rolls back the transaction of the
 * operation.
 */
export class InsufficientFundsError extends Error {}

const amountRow = object({ amount: number() });

/**
 * The double-entry ledger of all members. An entry is identified by its member, kind and reference, so that repeating
 * an operation has no effect. Balances are stored in addition to the entries, and the database refuses a negative
 * balance.
 */
export class Ledger {
  constructor(
    private readonly database: Database,
    private readonly clock: PlatformClock,
  ) {}

  /** Returns the balance of a member's account: hundredths of the currency's unit, or points. */
  balance(memberId: number, account: MemberLedgerAccount): number {
    const sql = 'SELECT amount FROM purse WHERE memberId = ? AND account = ?';
    return this.database.one(amountRow, sql, memberId, account)?.amount ?? 0;
  }

  /** Whether an operation of this kind and reference has been posted for the member. */
  has(memberId: number, kind: LedgerOperation['kind'], reference: string): boolean {
    const sql = 'SELECT count(*) AS n FROM ledgerEntry WHERE memberId = ? AND kind = ? AND reference = ?';
    return this.database.count(sql, memberId, kind, reference) > 0;
  }

  /**
   * Posts an operation; must be called in a transaction. Returns false if the operation was posted before.
   * @throws InsufficientFundsError
   */
  post(memberId: number, operation: LedgerOperation, reference: string): boolean {
    const sql = 'INSERT OR IGNORE INTO ledgerEntry (memberId, kind, reference, at) VALUES (?, ?, ?, ?)';
    const entry = this.database.run(sql, memberId, operation.kind, reference, this.clock.now());
    if (entry.changes === 0) return false;
    for (const { account, amount } of buildPostings(operation)) {
      if (isMemberLedgerAccount(account)) this.change(memberId, account, amount);
      this.database.run('INSERT INTO ledgerPosting VALUES (?, ?, ?)', entry.id, account, amount);
    }
    return true;
  }

  /**
   * Returns the turnover that is required before a withdrawal, and the turnover that is done, both in hundredths of
   * the currency's unit.
   */
  turnover(memberId: number): { readonly required: number; readonly done: number } {
    const row = object({ required: number(), done: number() });
    const sql = 'SELECT required, done FROM turnover WHERE memberId = ?';
    return this.database.one(row, sql, memberId) ?? { required: 0, done: 0 };
  }

  /**
   * Increases the required turnover, the turnover that is done, or both. Amounts are in hundredths of the currency's
   * unit.
   */
  addTurnover(memberId: number, { required = 0, done = 0 }: { required?: number; done?: number }): void {
    this.database.run(
      `INSERT INTO turnover VALUES (?, ?, ?)
       ON CONFLICT (memberId) DO UPDATE SET required = required + excluded.required, done = done + excluded.done`,
      memberId,
      required,
      done,
    );
  }

  private change(memberId: number, account: MemberLedgerAccount, amount: number): void {
    if (this.balance(memberId, account) + amount < 0) throw new InsufficientFundsError(account);
    this.database.run('INSERT OR IGNORE INTO purse VALUES (?, ?, 0)', memberId, account);
    const sql = 'UPDATE purse SET amount = amount + ? WHERE memberId = ? AND account = ?';
    this.database.run(sql, amount, memberId, account);
  }
}
