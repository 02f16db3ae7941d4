import { array, nullish, number, object } from 'valibot';
import { endpoint } from '../endpoint';
import { flag, identifier, orDefault, text } from '../fields';

const amount = orDefault(number(), 0);

/** How the member can deposit. */
export const depositSettings = endpoint({
  name: 'depositSettings',
  path: '/wps/relay/MCSFE_getDepositSettings',
  answer: object({
    methods: nullish(array(object({ id: identifier, name: text, min: amount, max: amount, enabled: flag })), []),
  }),
  auth: 'required',
  cacheable: 'member',
});

const account = object({ id: identifier, label: text, tail: text });
const accounts = nullish(array(account), []);

/** Where the member can withdraw to. */
export const withdrawAccounts = endpoint({
  name: 'withdrawAccounts',
  path: '/wps/relay/MCSFE_getWithdrawAccountInfo',
  answer: object({
    balance: amount,
    currency: text,
    fullBankCardList: accounts,
    fullVirtualWalletList: accounts,
    fullEWalletList: accounts,
  }),
  auth: 'required',
  cacheable: 'member',
});
