import { boolean, type InferOutput, object } from 'valibot';
import { byLanguage } from '../../by-language';
import { documentCheckSummary } from '../../document-check';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorText,
  finiteNumber,
  flag,
  identifier,
  imageUrl,
  lenientField,
  lenientObject,
  listOf,
  numberWithFallback,
  optionalTimestamp,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { amount, optionalAmount } from '../../money';

const depositMethod = object({
  id: identifier,
  name: editorText,
  /** Picture of the method's logo; empty if there is none. */
  logo: imageUrl,
  /** `min` and `max`: limits of the amount of a deposit; 0 means no limit. */
  min: optionalAmount,
  max: optionalAmount,
  enabled: flag,
  /** Why the method is not available, in the language of the request. */
  closedReason: editorText,
  /** Amounts that are offered as buttons. */
  quickAmounts: listOf(amount),
  /**
   * `bonusPercent`: bonus as a percentage of the deposit; 0 if there is no bonus. `bonusMax`: maximum amount of the
   * bonus; 0 means no limit.
   */
  bonusPercent: count,
  bonusMax: optionalAmount,
  /** How many times a deposit and its bonus must be wagered before a withdrawal. */
  bonusTurnover: count,
  /** Typical time until a deposit is credited (minutes). */
  arrivalMinutes: numberWithFallback(10),
});

/** What the member has to confirm before the first deposit; texts, or texts by language code. */
const depositNotice = lenientObject({
  /** Changes with the texts; empty if there is nothing to confirm, or the member has confirmed this version. */
  version: text,
  /** Terms of bonuses, and how the members' money is protected. */
  bonus: byLanguage,
  funds: byLanguage,
});
export type DepositNotice = InferOutput<typeof depositNotice>;

/** The member's deposit methods, and the notice before the first deposit. */
export const depositSettings = defineEndpoint({
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
  response: object({
    methods: requiredListOf(depositMethod),
    notice: depositNotice,
    /**
     * Whether the member has to be asked for a deposit limit before the next deposit; undefined if the platform
     * does not know, and the jurisdiction and the history decide.
     */
    limitQuestion: lenientField(boolean(), undefined),
  }),
  auth: 'required',
  cacheable: 'member',
});

const account = object({ id: identifier, label: text, tail: text });
const accounts = listOf(account);
const accountLists = { fullBankCardList: accounts, fullVirtualWalletList: accounts, fullEWalletList: accounts };

/**
 * The numbers of the member's successful deposits and withdrawals, and lists of the member's linked accounts (ENG-5).
 * The path is assumed.
 */
export const transactionStats = defineEndpoint({
  name: 'transactionStats',
  path: '/wps/relay/MCSFE_getTransactionStatistics',
  response: object({
    /** Required: a deposit after 0 is reported as the first one (TRK-1). */
    totalDepositSuccessCount: finiteNumber,
    totalWithdrawSuccessCount: count,
    ...accountLists,
    /**
     * End of the member's break from play (epoch ms); 0 if there is none. Absent from a platform that does not say it
     * here: the app then detects a break from the wallet alone (SAFE-4).
     */
    breakUntil: optionalTimestamp,
    /**
     * How long the session still lasts unless it is extended (s). Absent from a platform that does not say it: the
     * member is then not warned before its end (SESS-7).
     */
    sessionSecondsLeft: lenientField(finiteNumber, undefined),
  }),
  auth: 'required',
  source: 'assumed',
});

/** The member's balance, payout accounts, and the conditions of a withdrawal. */
export const withdrawalInfo = defineEndpoint({
  name: 'withdrawalInfo',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  response: object({
    /** Required: without it, members would read that they have nothing. */
    balance: amount,
    /** Amount reserved for pending withdrawals. */
    held: optionalAmount,
    points: count,
    currency: text,
    ...accountLists,
    /** `min` and `max`: limits of the amount of a withdrawal; 0 means no limit. */
    min: optionalAmount,
    max: optionalAmount,
    /** Fee of a withdrawal, which is deducted from its amount; absent if the platform does not say. */
    fee: lenientField(amount, undefined),
    /** Usual time until a withdrawal is paid (minutes); 0 if the platform does not say. */
    arrivalMinutes: count,
    /** Amount that must be wagered before a withdrawal, and the amount wagered so far. */
    turnover: lenientObject({ required: optionalAmount, done: optionalAmount }),
    /** End of the member's break from play (epoch ms); 0 if there is none. */
    breakUntil: timestamp,
    /** Interval of the reality check (minutes): the shorter of the jurisdiction's and the member's; 0 if there is none. */
    realityCheckMinutes: count,
    /** Whether it is time for the member to review the limits of play. */
    limitReviewDue: flag,
    /** Whether the member has to prove who they are, and what is blocked until then. */
    documents: documentCheckSummary,
  }),
  auth: 'required',
  cacheable: 'member',
});
