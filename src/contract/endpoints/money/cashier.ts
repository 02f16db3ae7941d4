import {
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  editorText,
  identifier,
  imageUrl,
  lenientField,
  listOf,
  nonEmptyText,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { amount, optionalAmount } from '../../money';
import { decodeEntities } from '../../text/decode-entities';

/**
 * Idempotency key of a submission: the same for every retry after a lost response, so that the submission takes
 * effect only once (API-8).
 */
const requestId = pipe(nonEmptyText, maxLength(64));

/** States of a deposit or a withdrawal. */
export const DEPOSIT_OR_WITHDRAWAL_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;

const cashOrder = object({
  id: identifier,
  kind: picklist(['deposit', 'withdraw']),
  /** Name of the deposit method or of the payout account. */
  title: editorText,
  amount,
  bonus: optionalAmount,
  /** State of the deposit or withdrawal; an unknown state is treated as pending. */
  status: lenientField(picklist(DEPOSIT_OR_WITHDRAWAL_STATES), 'PENDING'),
  /**
   * Why the deposit or withdrawal was rejected; empty otherwise. `play.excluded` for a deposit of a member who has
   * excluded themselves since.
   */
  reason: editorText,
  createdAt: timestamp,
  decidedAt: timestamp,
});
export type DepositOrWithdrawal = InferOutput<typeof cashOrder>;

/** Submits a deposit. */
export const submitDeposit = defineEndpoint({
  name: 'submitDeposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitDeposit',
  body: object({
    requestId,
    methodId: string(),
    amount,
    useBonus: boolean(),
    /** Version of the notice that the member has confirmed with this deposit; absent if there was none. */
    notice: optional(string()),
    /** Whether the member has been asked for a deposit limit, and has set or declined one. */
    limitAsked: optional(boolean()),
  }),
  response: object({ order: cashOrder }),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});

/** Submits a withdrawal to a linked account. */
export const submitWithdrawal = defineEndpoint({
  name: 'submitWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitWithdrawal',
  body: object({ requestId, accountId: string(), amount }),
  response: object({ order: cashOrder }),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});

/** Returns a deposit or withdrawal of the member by its id. */
export const depositOrWithdrawal = defineEndpoint({
  name: 'depositOrWithdrawal',
  path: '/wps/relay/MCSFE_getCashOrder',
  query: object({ id: string() }),
  response: object({ order: cashOrder }),
  auth: 'required',
  source: 'assumed',
});

/** Types of Pix keys. */
export const PIX_KEY_KINDS = ['CPF', 'PHONE', 'EMAIL', 'RANDOM'] as const;
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number];

/** Links a bank card or a Pix key as an account for withdrawals. */
export const linkPayoutAccount = defineEndpoint({
  name: 'linkPayoutAccount',
  method: 'POST',
  path: '/wps/relay/MCSFE_linkAccount',
  body: object({
    requestId,
    kind: picklist(['bank', 'pix']),
    /** Name of the account's holder. */
    holder: pipe(nonEmptyText, maxLength(80)),
    bank: optional(pipe(string(), maxLength(80)), ''),
    keyKind: optional(picklist(PIX_KEY_KINDS)),
    /** Number of a bank account or card, or a Pix key. */
    number: pipe(string(), regex(/^[\w@.+-]{4,77}$/)),
  }),
  response: object({ id: identifier, tail: text }),
  auth: 'required',
  encrypted: true,
  source: 'assumed',
});

const payoutBank = object({
  /** Name of the bank; what a member links an account with. */
  name: pipe(nonEmptyText, transform(decodeEntities)),
  /** Picture of the bank's logo; empty if there is none. */
  logo: imageUrl,
});
export type PayoutBank = InferOutput<typeof payoutBank>;

/** The banks that withdrawals are usually paid to, in the order in which they are offered. */
export const payoutBanks = defineEndpoint({
  name: 'payoutBanks',
  path: '/wps/relay/MCSFE_getPayoutBanks',
  response: object({ banks: listOf(payoutBank) }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/** Types of transactions in a member's history. */
export const TRANSACTION_KINDS = ['deposit', 'withdraw', 'bet', 'win', 'reward', 'opening'] as const;

const transaction = object({
  id: identifier,
  kind: lenientField(picklist(TRANSACTION_KINDS), 'reward'),
  /** Name of the deposit method, payout account, game or reward. */
  title: editorText,
  /** Amount of the transaction; negative if it was deducted from the balance. */
  amount,
  status: lenientField(picklist(DEPOSIT_OR_WITHDRAWAL_STATES), 'APPROVED'),
  reason: editorText,
  at: timestamp,
  /** Id of the deposit or withdrawal; empty for other transactions. */
  orderId: text,
});
export type Transaction = InferOutput<typeof transaction>;

/** The member's transaction history, newest first. */
export const transactions = defineEndpoint({
  name: 'transactions',
  path: '/wps/relay/MCSFE_getTransactions',
  query: object({
    kind: picklist(['all', 'deposit', 'withdraw', 'bet', 'reward']),
    /** Cursor: the value of `next` in the response before this request; absent in a request for the newest entries. */
    before: optional(string()),
  }),
  response: object({
    list: requiredListOf(transaction),
    /** Cursor: the value of `before` for the request for the next older entries; empty if there are no more entries. */
    next: text,
  }),
  auth: 'required',
  source: 'assumed',
});
