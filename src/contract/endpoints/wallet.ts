import { object } from 'valibot';
import { endpoint } from '../endpoint';
import { count, flag, identifier, listOf, text } from '../fields';

/** The member's deposit methods. */
export const depositSettings = endpoint({
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
  response: object({
    methods: listOf(object({ id: identifier, name: text, min: count, max: count, enabled: flag })),
  }),
  auth: 'required',
  cacheable: 'member',
});

const account = object({ id: identifier, label: text, tail: text });
const accounts = listOf(account);

/** How often the member has deposited and withdrawn, and the linked accounts (ENG-5). The path is assumed. */
export const transactionStats = endpoint({
  name: 'transactionStats',
  path: '/wps/relay/MCSFE_getTransactionStatistics',
  response: object({
    totalDepositSuccessCount: count,
    totalWithdrawSuccessCount: count,
    fullBankCardList: accounts,
    fullVirtualWalletList: accounts,
    fullEWalletList: accounts,
  }),
  auth: 'required',
  source: 'assumed',
});

/** The member's withdrawal accounts. */
export const withdrawAccounts = endpoint({
  name: 'withdrawAccounts',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  response: object({
    balance: count,
    currency: text,
    fullBankCardList: accounts,
    fullVirtualWalletList: accounts,
    fullEWalletList: accounts,
  }),
  auth: 'required',
  cacheable: 'member',
});
