/** Codes with which the platform refuses a deposit, a withdrawal or a payout account; assumed. */
export const CASHIER_CODES = {
  amountTooLow: 'amount.min',
  amountTooHigh: 'amount.max',
  amountInvalid: 'amount.invalid',
  /** A limit that the member has set. */
  limitReached: 'limit.deposit',
  balanceTooLow: 'balance.low',
  methodClosed: 'method.closed',
  accountInvalid: 'account.invalid',
  accountTaken: 'account.exists',
  turnoverOpen: 'turnover.open',
  withdrawalPending: 'withdraw.pending',
  /** The same request id with another content. */
  requestReused: 'request.reused',
  pointsTooLow: 'points.low',
  soldOut: 'product.soldout',
  notAvailable: 'reward.gone',
} as const;
