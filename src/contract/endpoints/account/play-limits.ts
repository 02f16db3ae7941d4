import { type InferOutput, object, picklist } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import { requiredListOf, timestamp } from '../../fields';
import { amount, optionalAmount } from '../../money';

/** Periods of a deposit limit: the last 24 hours, 7 days and 30 days. */
export const DEPOSIT_LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type DepositLimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number];

const depositLimit = object({
  period: picklist(DEPOSIT_LIMIT_PERIODS),
  /** Maximum total of deposits in the period; 0 if there is no limit. Required, as an absent one is not the same. */
  limit: amount,
  /** Amount deposited in the period, including pending deposits. */
  used: amount,
  /** The limit that applies from `nextAt` on; 0 if there will be no limit from then on. */
  next: optionalAmount,
  /** When the limit `next` takes effect (epoch ms); 0 if no change is scheduled. */
  nextAt: timestamp,
});
export type DepositLimit = InferOutput<typeof depositLimit>;

/** The deposit limits that the member has set. */
export const depositLimits = defineEndpoint({
  name: 'depositLimits',
  path: '/wps/relay/MCSFE_getPlayLimits',
  response: object({ list: requiredListOf(depositLimit) }),
  auth: 'required',
  source: 'assumed',
});

/**
 * Sets or removes a deposit limit. A stricter limit takes effect immediately; a looser limit or a removal takes
 * effect a day later. Returns all limits.
 */
export const saveDepositLimit = defineEndpoint({
  name: 'saveDepositLimit',
  method: 'POST',
  path: '/wps/relay/MCSFE_savePlayLimit',
  body: object({
    period: picklist(DEPOSIT_LIMIT_PERIODS),
    /** The new limit; 0 removes the present one. */ limit: amount,
  }),
  response: object({ list: requiredListOf(depositLimit) }),
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/** Lengths of a break from play. */
export const BREAK_FROM_PLAY_PERIODS = [...DEPOSIT_LIMIT_PERIODS, 'HALF_YEAR'] as const;
export type BreakFromPlayPeriod = (typeof BREAK_FROM_PLAY_PERIODS)[number];
export const BREAK_FROM_PLAY_DAYS: Readonly<Record<BreakFromPlayPeriod, number>> = {
  DAY: 1,
  WEEK: 7,
  MONTH: 30,
  HALF_YEAR: 180,
};

/** Starts or extends a break from play. The member cannot deposit or play during the break, and cannot end it early. */
export const startBreakFromPlay = defineEndpoint({
  name: 'startBreakFromPlay',
  method: 'POST',
  path: '/wps/relay/MCSFE_startPlayBreak',
  body: object({ period: picklist(BREAK_FROM_PLAY_PERIODS) }),
  response: object({ breakUntil: timestamp }),
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});
