import { type InferOutput, number, object, string } from 'valibot';
import { depositSettings, withdrawAccounts } from '../../../src/contract/endpoints/wallet';
import { DEPOSIT_METHODS } from '../seed/deposit-methods';
import { type Route, serveMember } from '../server/route';

const account = object({ id: number(), kind: string(), label: string(), tail: string() });

export const walletRoutes: readonly Route[] = [
  serveMember(depositSettings, ({ merchant }) => ({ methods: DEPOSIT_METHODS[merchant.code] ?? [] })),

  serveMember(withdrawAccounts, ({ services, merchant, member }) => {
    const accounts = services.database.all(account, 'SELECT * FROM account WHERE memberId = ? ORDER BY id', member.id);
    return {
      balance: member.balance,
      currency: merchant.currency,
      fullBankCardList: accountsOf(accounts, 'bank'),
      fullVirtualWalletList: accountsOf(accounts, 'virtual'),
      fullEWalletList: accountsOf(accounts, 'ewallet'),
    };
  }),
];

const accountsOf = (accounts: readonly InferOutput<typeof account>[], kind: string) =>
  accounts.filter((entry) => entry.kind === kind).map(({ id, label, tail }) => ({ id, label, tail }));
