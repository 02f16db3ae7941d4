import { type InferOutput, number, object, picklist, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { DEPOSIT_OR_WITHDRAWAL_STATES } from '../../../src/contract/endpoints/money/cashier';
import { ERROR_CODES } from '../../../src/contract/error-codes';
import { minorUnitsToAmount } from '../../../src/contract/money';
import type { Database } from '../database/database';
import type { DocumentChecks } from '../members/document-checks';
import type { PlatformClock } from '../platform-clock';
import { createRefusalError, type RefusalError } from '../server/refusal';
import { BreaksFromPlay } from './breaks-from-play';
import type { Ledger } from './ledger';
import { PlayLimits } from './play-limits';

const cashOrder = object({
  id: number(),
  merchant: string(),
  memberId: number(),
  requestId: string(),
  kind: picklist(['deposit', 'withdraw']),
  target: string(),
  title: string(),
  amount: number(),
  bonus: number(),
  status: picklist(DEPOSIT_OR_WITHDRAWAL_STATES),
  reason: string(),
  createdAt: number(),
  decidedAt: number(),
});
export type DepositOrWithdrawalRow = InferOutput<typeof cashOrder>;

/**
 * A deposit or withdrawal to submit. `target`: the deposit method, or the account that the withdrawal is paid to.
 * Amounts are in hundredths of the currency's unit.
 */
export type DepositOrWithdrawalDraft = Pick<
  DepositOrWithdrawalRow,
  'merchant' | 'memberId' | 'requestId' | 'kind' | 'target' | 'title' | 'amount' | 'bonus'
>;

/** Maximum number of pending withdrawals of a member. */
const MAX_PENDING_WITHDRAWALS = 3;

/** Deposits and withdrawals, each approved or rejected by the operator, and their operations in the ledger. */
export class DepositsAndWithdrawals {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly clock: PlatformClock,
    private readonly limits = new PlayLimits(database, clock),
    private readonly breaks = new BreaksFromPlay(database, clock),
    /** Absent where nobody has to send documents. */
    private readonly documents?: Pick<DocumentChecks, 'refuse'>,
  ) {}

  /**
   * Creates an order for a deposit or withdrawal, at most one per request id. A repeated request returns the order
   * that the first request created. The amount of a withdrawal is reserved until the operator approves or rejects the
   * order.
   */
  submit(draft: DepositOrWithdrawalDraft): DepositOrWithdrawalRow | RefusalError {
    return this.database.transaction(() => {
      const { merchant, memberId, requestId, kind, target, title, amount, bonus } = draft;
      const sql = 'SELECT * FROM cashOrder WHERE memberId = ? AND requestId = ?';
      const first = this.database.one(cashOrder, sql, memberId, requestId);
      if (first) {
        const isSame = first.kind === kind && first.target === target && first.amount === amount;
        return isSame
          ? first
          : createRefusalError(CASHIER_ERROR_CODES.requestReused, 'This request was used for something else');
      }
      const refusal =
        kind === 'withdraw'
          ? (this.documents?.refuse(memberId, 'WITHDRAWAL') ?? this.refuseWithdrawal(memberId, amount))
          : (this.breaks.refuse(memberId) ??
            this.documents?.refuse(memberId, 'DEPOSIT') ??
            this.limits.refuseDeposit(memberId, amount));
      if (refusal) return refusal;
      const { id } = this.database.run(
        `INSERT INTO cashOrder (merchant, memberId, requestId, kind, target, title, amount, bonus, createdAt)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        merchant,
        memberId,
        requestId,
        kind,
        target,
        title,
        amount,
        bonus,
        this.clock.now(),
      );
      if (kind === 'withdraw') this.ledger.post(memberId, { kind: 'hold', amount }, referenceOf(id));
      return this.stored(id);
    });
  }

  /**
   * Approves or rejects a pending order. An order that is already approved or rejected is not changed. A deposit of a
   * member who has excluded themselves since is rejected whatever the operator decides: the money goes back to where it
   * came from. Returns the order; undefined if there is no order with this id.
   */
  decide(id: number, chosen: 'APPROVED' | 'REJECTED', chosenReason = ''): DepositOrWithdrawalRow | undefined {
    return this.database.transaction(() => {
      const order = this.find(id);
      if (order?.status !== 'PENDING') return order;
      const { memberId, amount, bonus } = order;
      const isExcluded = order.kind === 'deposit' && this.breaks.exclusionEndOf(memberId) > 0;
      const isApproved = chosen === 'APPROVED' && !isExcluded;
      const status = isApproved ? 'APPROVED' : 'REJECTED';
      const reason = chosen === 'REJECTED' ? chosenReason : ERROR_CODES.excluded;
      if (order.kind === 'withdraw') {
        this.ledger.post(memberId, { kind: isApproved ? 'payout' : 'release', amount }, referenceOf(id));
      } else if (isApproved) {
        this.ledger.post(memberId, { kind: 'deposit', amount, bonus }, referenceOf(id));
        this.ledger.addTurnover(memberId, { required: amount + bonus });
      }
      if (isApproved) this.countOrder(memberId, order.kind);
      const sql = 'UPDATE cashOrder SET status = ?, reason = ?, decidedAt = ? WHERE id = ?';
      this.database.run(sql, status, isApproved ? '' : reason, this.clock.now(), id);
      return this.stored(id);
    });
  }

  find(id: number): DepositOrWithdrawalRow | undefined {
    return this.database.one(cashOrder, 'SELECT * FROM cashOrder WHERE id = ?', id);
  }

  /** Returns the newest orders of all members, at most 200, newest first. */
  all(): DepositOrWithdrawalRow[] {
    return this.database.all(cashOrder, 'SELECT * FROM cashOrder ORDER BY id DESC LIMIT 200');
  }

  /** Increments the member's count of approved deposits or withdrawals (ENG-5). */
  private countOrder(memberId: number, kind: DepositOrWithdrawalRow['kind']): void {
    const column = kind === 'deposit' ? 'depositCount' : 'withdrawCount';
    this.database.run(`UPDATE member SET ${column} = ${column} + 1 WHERE id = ?`, memberId);
  }

  private refuseWithdrawal(memberId: number, amount: number): RefusalError | undefined {
    const { required, done } = this.ledger.turnover(memberId);
    if (done < required) {
      return createRefusalError(
        CASHIER_ERROR_CODES.turnoverOpen,
        `Please play for ${minorUnitsToAmount(required - done)} more before a withdrawal`,
      );
    }
    if (this.ledger.balance(memberId, 'cash') < amount) {
      return createRefusalError(CASHIER_ERROR_CODES.balanceTooLow, 'The amount is higher than your balance');
    }
    const sql = `SELECT count(*) AS n FROM cashOrder WHERE memberId = ? AND kind = 'withdraw' AND status = 'PENDING'`;
    if (this.database.count(sql, memberId) < MAX_PENDING_WITHDRAWALS) return undefined;
    return createRefusalError(
      CASHIER_ERROR_CODES.withdrawalPending,
      'Please wait until your open withdrawals have been checked',
    );
  }

  private stored(id: number): DepositOrWithdrawalRow {
    const order = this.find(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  }
}

/** Returns the reference of an order in the ledger. */
const referenceOf = (orderId: number): string => `order:${orderId}`;
