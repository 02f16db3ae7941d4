/**
 * The accounts of a member, which may not become negative. `cash`: the available money; `held`: the money reserved
 * for withdrawals; `points`: the points.
 */
export const MEMBER_LEDGER_ACCOUNTS = ['cash', 'held', 'points'] as const;
export type MemberLedgerAccount = (typeof MEMBER_LEDGER_ACCOUNTS)[number];

/** The accounts of the merchant, with which members exchange money and points. */
export type HouseLedgerAccount = 'house:opening' | 'house:cashier' | 'house:games' | 'house:rewards' | 'house:points';

/** One line of a journal entry. Its amount is in hundredths of the currency's unit, or in points. */
export interface Posting {
  readonly account: MemberLedgerAccount | HouseLedgerAccount;
  readonly amount: number;
}

/** Operations on the money and the points of a member. Amounts are positive integers. */
export type LedgerOperation =
  | { readonly kind: 'opening' | 'reward' | 'win' | 'hold' | 'release' | 'payout'; readonly amount: number }
  | { readonly kind: 'deposit'; readonly amount: number; readonly bonus: number }
  | { readonly kind: 'bet'; readonly amount: number; readonly points: number }
  | { readonly kind: 'redeem' | 'redeem-return'; readonly points: number };

const transfer = (from: Posting['account'], to: Posting['account'], amount: number): readonly Posting[] =>
  amount === 0
    ? []
    : [
        { account: from, amount: -amount },
        { account: to, amount },
      ];

/**
 * Returns the journal lines of an operation. Their amounts add up to zero, so that money and points only move between
 * accounts.
 */
export function buildPostings(operation: LedgerOperation): readonly Posting[] {
  switch (operation.kind) {
    case 'opening':
      return transfer('house:opening', 'cash', operation.amount);
    case 'deposit':
      return [
        ...transfer('house:cashier', 'cash', operation.amount),
        ...transfer('house:rewards', 'cash', operation.bonus),
      ];
    case 'hold':
      return transfer('cash', 'held', operation.amount);
    case 'release':
      return transfer('held', 'cash', operation.amount);
    case 'payout':
      return transfer('held', 'house:cashier', operation.amount);
    case 'bet':
      return [
        ...transfer('cash', 'house:games', operation.amount),
        ...transfer('house:points', 'points', operation.points),
      ];
    case 'win':
      return transfer('house:games', 'cash', operation.amount);
    case 'reward':
      return transfer('house:rewards', 'cash', operation.amount);
    case 'redeem':
      return transfer('points', 'house:points', operation.points);
    case 'redeem-return':
      return transfer('house:points', 'points', operation.points);
  }
}

export const isMemberLedgerAccount = (account: Posting['account']): account is MemberLedgerAccount =>
  (MEMBER_LEDGER_ACCOUNTS as readonly string[]).includes(account);
