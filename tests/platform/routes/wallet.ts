import { number, object, string } from 'valibot';
import { depositSettings, transactionStats, withdrawAccounts } from '../../../src/contract/endpoints/wallet';
import { DEPOSIT_METHODS } from '../seed/deposit-methods';
import { type Route, serveMember } from '../server/route';
import type { Services } from '../services';

const account = object({ id: number(), kind: string(), label: string(), tail: string() });

export const walletRoutes: readonly Route[] = [
  serveMember(depositSettings, ({ merchant }) => ({ methods: DEPOSIT_METHODS[merchant.code] ?? [] })),

  serveMember(withdrawAccounts, ({ services, merchant, member }) => ({
    balance: member.balance,
    currency: merchant.currency,
    ...accountsOf(services, member.id),
  })),

  serveMember(transactionStats, ({ services, member }) => ({
    totalDepositSuccessCount: member.depositCount,
    totalWithdrawSuccessCount: member.withdrawCount,
    ...accountsOf(services, member.id),
  })),
];

function accountsOf({ database }: Services, memberId: number) {
  const accounts = database.all(account, 'SELECT * FROM account WHERE memberId = ? ORDER BY id', memberId);
  const ofKind = (kind: string) =>
    accounts.filter((entry) => entry.kind === kind).map(({ id, label, tail }) => ({ id, label, tail }));
  return {
    fullBankCardList: ofKind('bank'),
    fullVirtualWalletList: ofKind('virtual'),
    fullEWalletList: ofKind('ewallet'),
  };
}
