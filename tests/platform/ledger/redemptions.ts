import { type InferOutput, number, object, picklist, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { REDEMPTION_STATES } from '../../../src/contract/endpoints/money/rewards';
import type { Database } from '../database/database';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import type { Ledger } from './ledger';

const redemption = object({
  id: number(),
  memberId: number(),
  requestId: string(),
  product: string(),
  points: number(),
  createdAt: number(),
  code: string(),
  state: picklist(REDEMPTION_STATES),
  decidedAt: number(),
});
export type RedemptionRow = InferOutput<typeof redemption>;
type RedemptionState = RedemptionRow['state'];

/** A product to redeem: its price in points, how many there are, and the state in which its redemption begins. */
interface RedemptionDraft {
  readonly memberId: number;
  readonly requestId: string;
  readonly product: string;
  readonly price: number;
  readonly stock: number;
  readonly state: 'PENDING' | 'DELIVERED';
}

/** The states that the operator can give to a redemption, by its current state. */
const NEXT_STATES: Readonly<Record<RedemptionState, readonly RedemptionState[]>> = {
  PENDING: ['SENT', 'DELIVERED', 'CANCELLED'],
  SENT: ['DELIVERED', 'CANCELLED'],
  DELIVERED: [],
  CANCELLED: [],
};
export const getNextRedemptionStates = (state: RedemptionState): readonly RedemptionState[] => NEXT_STATES[state];

/** Redemptions of points for products, and their operations in the ledger. */
export class Redemptions {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: PlatformClock,
  ) {}

  /** Exchanges points for a product; must be called in a transaction, once per request id. */
  redeem({ memberId, requestId, product, price, stock, state }: RedemptionDraft): RedemptionRow | RefusalError {
    if (this.countSold(product) >= stock)
      return createRefusalError(CASHIER_ERROR_CODES.soldOut, 'This product is sold out');
    if (this.ledger.balance(memberId, 'points') < price)
      return createRefusalError(CASHIER_ERROR_CODES.pointsTooLow, 'You do not have enough points yet');
    const sql = `INSERT INTO redemption (memberId, requestId, product, points, createdAt, state)
      VALUES (?, ?, ?, ?, ?, ?)`;
    const { id } = this.database.run(sql, memberId, requestId, product, price, this.clock.now(), state);
    this.database.run('UPDATE redemption SET code = ? WHERE id = ?', `R${String(id).padStart(7, '0')}`, id);
    this.ledger.post(memberId, { kind: 'redeem', points: price }, referenceOf(id));
    return this.stored(id);
  }

  /**
   * Changes the state of a redemption; a cancelled one returns its points. A change that does not follow from the
   * current state is refused, so that points are never returned twice.
   */
  decide(id: number, state: RedemptionState): RedemptionRow | RefusalError {
    return this.database.transaction(() => {
      const row = this.stored(id);
      if (!NEXT_STATES[row.state].includes(state))
        return createRefusalError('redemption.decided', `A redemption that is ${row.state} cannot become ${state}`);
      const sql = 'UPDATE redemption SET state = ?, decidedAt = ? WHERE id = ?';
      this.database.run(sql, state, this.clock.now(), id);
      if (state === 'CANCELLED')
        this.ledger.post(row.memberId, { kind: 'redeem-return', points: row.points }, referenceOf(id));
      return this.stored(id);
    });
  }

  /** Returns the newest redemptions of a member, at most 50, newest first. */
  of(memberId: number): RedemptionRow[] {
    const sql = 'SELECT * FROM redemption WHERE memberId = ? ORDER BY id DESC LIMIT 50';
    return this.database.all(redemption, sql, memberId);
  }

  /** Returns the newest redemptions of all members, at most 200, newest first. */
  all(): RedemptionRow[] {
    return this.database.all(redemption, 'SELECT * FROM redemption ORDER BY id DESC LIMIT 200');
  }

  /** Returns how many of a product are redeemed, without those that were cancelled. */
  countSold(product: string): number {
    const sql = `SELECT count(*) AS n FROM redemption WHERE product = ? AND state <> 'CANCELLED'`;
    return this.database.count(sql, product);
  }

  private stored(id: number): RedemptionRow {
    const row = this.database.one(redemption, 'SELECT * FROM redemption WHERE id = ?', id);
    if (!row) throw new Error(`no redemption ${id}`);
    return row;
  }
}

/** Returns the reference of a redemption in the ledger. */
const referenceOf = (id: number): string => `redemption:${id}`;
