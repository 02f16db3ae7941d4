import { object } from 'valibot';
import { endpoint } from '../endpoint';
import { count, fieldGroup, flag, identifier, listOf, numberOr, text } from '../fields';
import { amount, optionalAmount } from '../money';

const depositMethod = object({
  id: identifier,
  name: text,
  /** Smallest and largest deposit. */
  min: optionalAmount,
  max: optionalAmount,
  enabled: flag,
  /** Why the method is closed, in the language of the request. */
  closedReason: text,
  /** Amounts offered as buttons. */
  quickAmounts: listOf(amount),
  /** Bonus in percent of the deposit, up to `bonusMax`; 0: none. */
  bonusPercent: count,
  bonusMax: optionalAmount,
  /** How often a deposit with its bonus has to be staked before a withdrawal. */
  bonusTurnover: count,
  /** Typical time until a deposit arrives (minutes). */
  arrivalMinutes: numberOr(10),
});

/** The member's deposit methods. */
export const depositSettings = endpoint({
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
  response: object({ methods: listOf(depositMethod) }),
  auth: 'required',
  cacheable: 'member',
});

const account = object({ id: identifier, label: text, tail: text });
const accounts = listOf(account);
const accountLists = { fullBankCardList: accounts, fullVirtualWalletList: accounts, fullEWalletList: accounts };

/** How often the member has deposited and withdrawn, and the linked accounts (ENG-5). The path is assumed. */
export const transactionStats = endpoint({
  name: 'transactionStats',
  path: '/wps/relay/MCSFE_getTransactionStatistics',
  response: object({
    totalDepositSuccessCount: count,
    totalWithdrawSuccessCount: count,
    ...accountLists,
  }),
  auth: 'required',
  source: 'assumed',
});

/** The member's balance, payout accounts, and what a withdrawal needs. */
export const withdrawAccounts = endpoint({
  name: 'withdrawAccounts',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  response: object({
    balance: optionalAmount,
    /** Reserved for withdrawals that are being checked. */
    held: optionalAmount,
    points: count,
    currency: text,
    ...accountLists,
    /** Smallest and largest withdrawal; 0: no limit. */
    min: optionalAmount,
    max: optionalAmount,
    /** What has to be staked before a withdrawal, and what has been. */
    turnover: fieldGroup({ required: optionalAmount, done: optionalAmount }),
  }),
  auth: 'required',
  cacheable: 'member',
});
