/**
 * Error codes with which the platform refuses a deposit, withdrawal, payout account, game or reward. Assumed, not in
 * the platform's specification.
 */
export const CASHIER_ERROR_CODES = {
  amountTooLow: 'amount.min',
  amountTooHigh: 'amount.max',
  amountInvalid: 'amount.invalid',
  /** The deposit exceeds a limit that the member has set. */
  limitReached: 'limit.deposit',
  /** A stake would exceed a limit of losses, stakes or playing time that the member has set. */
  lossLimitReached: 'limit.loss',
  stakeLimitReached: 'limit.stake',
  timeLimitReached: 'limit.time',
  /** The member is taking a break from play. */
  breakActive: 'play.break',
  balanceTooLow: 'balance.low',
  methodClosed: 'method.closed',
  /** The member has not confirmed the present version of the notice before the first deposit. */
  noticeUnconfirmed: 'notice.unconfirmed',
  /** The member has not been asked for a deposit limit before the first deposit, as the jurisdiction demands. */
  limitQuestionOpen: 'limit.question',
  /** The member has to prove who they are first. */
  documentsNeeded: 'documents.needed',
  accountInvalid: 'account.invalid',
  accountTaken: 'account.exists',
  turnoverOpen: 'turnover.open',
  withdrawalPending: 'withdraw.pending',
  /** The request id was already used for a different request. */
  requestReused: 'request.reused',
  pointsTooLow: 'points.low',
  soldOut: 'product.soldout',
  notAvailable: 'reward.gone',
} as const;
