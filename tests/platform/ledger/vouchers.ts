import { type InferOutput, number, object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import type { Ledger } from './ledger';

const voucher = object({
  id: number(),
  memberId: number(),
  source: string(),
  code: string(),
  amount: number(),
  expiresAt: number(),
  claimedAt: number(),
  usedAt: number(),
});
export type VoucherRow = InferOutput<typeof voucher>;

/** A voucher to grant. `source` identifies the reason for the voucher: a member gets at most one voucher per source. */
export type VoucherDraft = Pick<VoucherRow, 'memberId' | 'source' | 'code' | 'amount' | 'expiresAt'>;

/**
 * The vouchers of members, which are granted, claimed and then used. Using a voucher adds its amount to the balance
 * and to the required turnover.
 */
export class Vouchers {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: PlatformClock,
  ) {}

  /** Grants a voucher, once per member and source. */
  grant({ memberId, source, code, amount, expiresAt }: VoucherDraft): void {
    const sql = 'INSERT OR IGNORE INTO voucher (memberId, source, code, amount, expiresAt) VALUES (?, ?, ?, ?, ?)';
    this.database.run(sql, memberId, source, code, amount, expiresAt);
  }

  /** Returns the vouchers of a member, newest first. */
  of(memberId: number): VoucherRow[] {
    return this.database.all(voucher, 'SELECT * FROM voucher WHERE memberId = ? ORDER BY id DESC', memberId);
  }

  /** Claims a voucher; claiming it again changes nothing. */
  claim(memberId: number, id: number): RefusalError | undefined {
    const found = this.usable(memberId, id);
    if (!found) return createRefusalError(CASHIER_ERROR_CODES.notAvailable, 'This voucher is no longer available');
    this.database.run('UPDATE voucher SET claimedAt = ? WHERE id = ? AND claimedAt = 0', this.clock.now(), id);
    return undefined;
  }

  /** Uses a claimed voucher; using it again changes nothing. */
  use(memberId: number, id: number): RefusalError | undefined {
    return this.database.transaction(() => {
      const found = this.usable(memberId, id);
      if (!found || found.claimedAt === 0) {
        return createRefusalError(CASHIER_ERROR_CODES.notAvailable, 'This voucher is no longer available');
      }
      if (this.ledger.post(memberId, { kind: 'reward', amount: found.amount }, `voucher:${id}`)) {
        this.ledger.addTurnover(memberId, { required: found.amount });
        this.database.run('UPDATE voucher SET usedAt = ? WHERE id = ?', this.clock.now(), id);
      }
      return undefined;
    });
  }

  private usable(memberId: number, id: number): VoucherRow | undefined {
    const found = this.database.one(voucher, 'SELECT * FROM voucher WHERE memberId = ? AND id = ?', memberId, id);
    const isOpen = found && (found.usedAt > 0 || found.expiresAt > this.clock.now());
    return isOpen ? found : undefined;
  }
}
