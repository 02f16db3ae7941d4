import { object, string } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../../src/contract/cashier-codes';
import {
  confirmPlayLimits,
  playLimits,
  playStatement,
  savePlayLimit,
  saveRealityCheck,
  startBreakFromPlay,
  startSelfExclusion,
} from '../../../../src/contract/endpoints/account/play-limits';
import {
  depositOrWithdrawal,
  linkPayoutAccount,
  payoutBanks,
  submitDeposit,
  submitWithdrawal,
  transactions,
} from '../../../../src/contract/endpoints/money/cashier';
import { ERROR_CODES } from '../../../../src/contract/error-codes';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../../src/contract/money';
import { parseRowId } from '../../database/parse-row-id';
import { readDepositNotice, recordDepositNotice } from '../../ledger/deposit-notices';
import type { DepositOrWithdrawalRow } from '../../ledger/deposits-and-withdrawals';
import { isLimitQuestionOpen, recordLimitAnswer } from '../../ledger/limit-questions';
import { isLimitReviewDue, recordLimitReview } from '../../ledger/limit-reviews';
import { readPlayStatement } from '../../ledger/play-statement';
import { readTransactionHistoryPage } from '../../ledger/transaction-history';
import { ENDED_BY_EXCLUSION } from '../../members/sessions';
import { getPlatformRules } from '../../merchants/jurisdictions';
import { resolveLanguage } from '../../merchants/resolve-language';
import { type DepositMethod, getDepositMethods, getWithdrawalLimitsAndTicketStake } from '../../seed/deposit-methods';
import { listPayoutBanks } from '../../seed/payout-banks';
import { createRefusalError, RefusalError } from '../../server/refusal';
import {
  type CallContext,
  createMemberRoute,
  type EndpointCall,
  type MemberSession,
  type Route,
} from '../../server/route';
import { answerOnce } from '../answer-once';
import { linkMemberPayoutAccount } from './link-member-payout-account';

/** Number of minor units (hundredths) in one unit of the currency. */
const MINOR = 100;

export const cashierRoutes: readonly Route[] = [
  createMemberRoute(submitDeposit, (call) =>
    answerOnce(call.services, { memberId: call.member.id, endpoint: 'submitDeposit', body: call.body }, () =>
      deposit(call),
    ),
  ),

  createMemberRoute(submitWithdrawal, (call) =>
    answerOnce(call.services, { memberId: call.member.id, endpoint: 'submitWithdrawal', body: call.body }, () =>
      withdraw(call),
    ),
  ),

  createMemberRoute(depositOrWithdrawal, ({ services, member, query }) => {
    const order = services.cashOrders.find(parseRowId(query.id));
    if (order?.memberId !== member.id) return createRefusalError('order.unknown', 'There is no such transaction');
    return { order: orderFields(order) };
  }),

  createMemberRoute(payoutBanks, ({ merchant }) => ({
    banks: listPayoutBanks(merchant.code).map(({ id, name }) => ({ name, logo: `/cdn/payments/${id}.svg` })),
  })),

  createMemberRoute(linkPayoutAccount, ({ services, member, merchant, body }) =>
    answerOnce(services, { memberId: member.id, endpoint: 'linkPayoutAccount', body }, () =>
      linkMemberPayoutAccount(services, merchant, member, body),
    ),
  ),

  createMemberRoute(playLimits, listLimits),

  createMemberRoute(savePlayLimit, (call) => {
    const { services, member, merchant, body } = call;
    const { kind = 'DEPOSIT', period, limit } = body;
    const minor = amountToMinorUnits(limit);
    if (minor < 0) return createRefusalError(CASHIER_ERROR_CODES.amountInvalid, 'This is not a valid amount');
    services.playLimits.save(member.id, { kind, period }, minor, getPlatformRules(services, merchant));
    recordLimitReview(services, member.id);
    return listLimits(call);
  }),

  createMemberRoute(confirmPlayLimits, (call) => {
    recordLimitReview(call.services, call.member.id);
    return listLimits(call);
  }),

  createMemberRoute(saveRealityCheck, (call) => {
    const { services, member, merchant, body } = call;
    const max = getPlatformRules(services, merchant).realityCheckMinutes;
    const isAllowed = Number.isInteger(body.minutes) && body.minutes >= 0 && (max === 0 || body.minutes <= max);
    if (!isAllowed) return createRefusalError(ERROR_CODES.requestInvalid, 'This interval is not offered');
    services.realityChecks.save(member.id, body.minutes);
    return listLimits(call);
  }),

  createMemberRoute(startBreakFromPlay, ({ services, member, body: { period } }) => {
    services.playBreaks.start(member.id, period);
    return { breakUntil: services.playBreaks.endOf(member.id) };
  }),

  createMemberRoute(playStatement, ({ services, member, session, query }) =>
    readPlayStatement(services, member.id, query.period, session.openedAt),
  ),

  createMemberRoute(startSelfExclusion, ({ services, merchant, member, body: { months, until } }) => {
    if (!getPlatformRules(services, merchant).exclusionMonths.includes(months))
      return createRefusalError(ERROR_CODES.requestInvalid, 'This length is not offered');
    services.playBreaks.exclude(member.id, months, until);
    services.sessions.endOf(member.id, ENDED_BY_EXCLUSION);
    services.push.devices.forgetMember(member.id);
    return { excludedUntil: services.playBreaks.exclusionEndOf(member.id) };
  }),

  createMemberRoute(transactions, ({ services, merchant, member, language, query: { kind, before } }) =>
    readTransactionHistoryPage(services, {
      memberId: member.id,
      language: resolveLanguage(merchant, language),
      kind,
      before,
    }),
  ),
];

function listLimits({ services, merchant, member }: MemberSession & CallContext) {
  const { raiseDelayHours, exclusionMonths, realityCheckMinutes } = getPlatformRules(services, merchant);
  return {
    list: services.playLimits.of(member.id),
    history: services.playLimits.history(member.id),
    rules: {
      raiseDelayHours,
      exclusionMonths: [...exclusionMonths],
      realityCheckMinutes,
    },
    realityCheckMinutes: services.realityChecks.chosenBy(member.id),
    reviewDue: isLimitReviewDue(services, merchant, member.id),
  };
}

type MemberCall<E> = EndpointCall<E> & MemberSession;

function deposit({ services, merchant, member, body }: MemberCall<typeof submitDeposit>) {
  const { requestId, methodId, amount, useBonus, notice, limitAsked } = body;
  if (notice !== undefined) recordDepositNotice(services, member.id, notice);
  if (limitAsked === true) recordLimitAnswer(services, member.id);
  const method = getDepositMethods(merchant.code).find(({ id }) => id === methodId);
  if (!method?.enabled)
    return createRefusalError(CASHIER_ERROR_CODES.methodClosed, 'This method is closed at the moment');
  const refusal = refuseAmount(amount, method);
  if (refusal) return refusal;
  if (readDepositNotice(services, merchant, member.id).version !== '')
    return createRefusalError(CASHIER_ERROR_CODES.noticeUnconfirmed, 'Confirm the notice before the first deposit');
  if (isLimitQuestionOpen(services, merchant, member.id))
    return createRefusalError(
      CASHIER_ERROR_CODES.limitQuestionOpen,
      'Ask for a deposit limit before the first deposit',
    );
  const minor = amountToMinorUnits(amount);
  const bonus = useBonus ? calculateDepositBonus(minor, method) : 0;
  const order = { merchant: merchant.code, memberId: member.id, requestId, kind: 'deposit' } as const;
  const submitted = services.cashOrders.submit({
    ...order,
    target: method.id,
    title: method.name,
    amount: minor,
    bonus,
  });
  return submitted instanceof RefusalError ? submitted : { order: orderFields(submitted) };
}

function withdraw({ services, merchant, member, body }: MemberCall<typeof submitWithdrawal>) {
  const { requestId, accountId, amount } = body;
  // The id as text: Number() would also accept " 5", "0x5" and "5.0".
  const sql = 'SELECT label, tail FROM account WHERE memberId = ? AND CAST(id AS TEXT) = ?';
  const account = services.database.one(object({ label: string(), tail: string() }), sql, member.id, accountId);
  if (!account) return createRefusalError(CASHIER_ERROR_CODES.accountInvalid, 'This account is not linked to you');
  const refusal = refuseAmount(amount, getWithdrawalLimitsAndTicketStake(merchant.code));
  if (refusal) return refusal;
  const title = `${account.label} •••• ${account.tail}`;
  const order = { merchant: merchant.code, memberId: member.id, requestId, kind: 'withdraw', bonus: 0 } as const;
  const submitted = services.cashOrders.submit({
    ...order,
    target: accountId,
    title,
    amount: amountToMinorUnits(amount),
  });
  return submitted instanceof RefusalError ? submitted : { order: orderFields(submitted) };
}

function refuseAmount(amount: Amount, limits: { readonly min: number; readonly max: number }) {
  const minor = amountToMinorUnits(amount);
  if (minor <= 0) return createRefusalError(CASHIER_ERROR_CODES.amountInvalid, 'This is not a valid amount');
  if (minor < limits.min * MINOR)
    return createRefusalError(CASHIER_ERROR_CODES.amountTooLow, `The minimum is ${limits.min}`);
  if (minor > limits.max * MINOR)
    return createRefusalError(CASHIER_ERROR_CODES.amountTooHigh, `The maximum is ${limits.max}`);
  return undefined;
}

/** Returns the bonus of a deposit in hundredths, rounded down. */
const calculateDepositBonus = (minor: number, { bonusPercent = 0, bonusMax = 0 }: DepositMethod): number =>
  Math.min(Math.floor((minor * bonusPercent) / 100), bonusMax * MINOR);

const orderFields = ({
  id,
  kind,
  title,
  amount,
  bonus,
  status,
  reason,
  createdAt,
  decidedAt,
}: DepositOrWithdrawalRow) => ({
  id,
  kind,
  title,
  amount: minorUnitsToAmount(amount),
  bonus: minorUnitsToAmount(bonus),
  status,
  reason,
  createdAt,
  decidedAt,
});
