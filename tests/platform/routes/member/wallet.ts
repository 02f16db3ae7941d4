import { type InferOutput, number, object, string } from 'valibot';
import { depositSettings, transactionStats, withdrawalInfo } from '../../../../src/contract/endpoints/money/wallet';
import { minorUnitsToAmount } from '../../../../src/contract/money';
import { readDepositNotice } from '../../ledger/deposit-notices';
import { isLimitQuestionOpen } from '../../ledger/limit-questions';
import { isLimitReviewDue } from '../../ledger/limit-reviews';
import { tellSessionEnd } from '../../members/session-limits';
import { getPlatformRules } from '../../merchants/jurisdictions';
import { resolveLanguage } from '../../merchants/resolve-language';
import {
  BONUS_TURNOVER_FACTOR,
  getDepositMethodClosedReason,
  getDepositMethods,
  getWithdrawalLimitsAndTicketStake,
} from '../../seed/deposit-methods';
import { createMemberRoute, type Route } from '../../server/route';
import type { Services } from '../../services';

/** Usual time until a withdrawal is paid (minutes). */
const WITHDRAWAL_MINUTES = 30;

const account = object({ id: number(), kind: string(), label: string(), tail: string() });

export const walletRoutes: readonly Route[] = [
  createMemberRoute(depositSettings, ({ services, merchant, member, language }) => ({
    notice: readDepositNotice(services, merchant, member.id),
    limitQuestion: isLimitQuestionOpen(services, merchant, member.id),
    methods: getDepositMethods(merchant.code).map((method) => ({
      ...method,
      logo: `/cdn/payments/${method.id}.svg`,
      bonusTurnover: BONUS_TURNOVER_FACTOR,
      closedReason: method.enabled ? '' : getDepositMethodClosedReason(resolveLanguage(merchant, language)),
      quickAmounts: [...method.quickAmounts],
    })),
  })),

  createMemberRoute(withdrawalInfo, ({ services, merchant, member }) => {
    const { ledger } = services;
    const { required, done } = ledger.turnover(member.id);
    const { min, max } = getWithdrawalLimitsAndTicketStake(merchant.code);
    return {
      balance: minorUnitsToAmount(ledger.balance(member.id, 'cash')),
      held: minorUnitsToAmount(ledger.balance(member.id, 'held')),
      points: ledger.balance(member.id, 'points'),
      currency: merchant.currency,
      ...accountLists(services, member.id),
      min,
      max,
      fee: '0.00' as const,
      arrivalMinutes: WITHDRAWAL_MINUTES,
      turnover: { required: minorUnitsToAmount(required), done: minorUnitsToAmount(done) },
      breakUntil: services.playBreaks.endOf(member.id),
      realityCheckMinutes: services.realityChecks.intervalOf(
        member.id,
        getPlatformRules(services, merchant).realityCheckMinutes,
      ),
      limitReviewDue: isLimitReviewDue(services, merchant, member.id),
      documents: {
        state: services.documentChecks.of(member.id).state,
        blocked: services.documentChecks.blocked(member.id),
      },
    };
  }),

  createMemberRoute(transactionStats, ({ services, member, session }) => ({
    totalDepositSuccessCount: member.depositCount,
    totalWithdrawSuccessCount: member.withdrawCount,
    ...accountLists(services, member.id),
    breakUntil: services.playBreaks.endOf(member.id),
    sessionSecondsLeft: tellSessionEnd(services, session),
  })),
];

function accountLists({ database }: Services, memberId: number) {
  const accounts = database.all(account, 'SELECT * FROM account WHERE memberId = ? ORDER BY id', memberId);
  return {
    fullBankCardList: accountsOf(accounts, 'bank'),
    fullVirtualWalletList: accountsOf(accounts, 'virtual'),
    fullEWalletList: accountsOf(accounts, 'ewallet'),
  };
}

const accountsOf = (accounts: readonly InferOutput<typeof account>[], kind: string) =>
  accounts.filter((entry) => entry.kind === kind).map(({ id, label, tail }) => ({ id, label, tail }));
