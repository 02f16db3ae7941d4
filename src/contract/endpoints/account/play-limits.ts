import { type InferOutput, number, object, optional, picklist } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  finiteNumber,
  flag,
  lenientField,
  lenientObject,
  listOf,
  requiredListOf,
  timestamp,
} from '../../fields';
import { amount, optionalAmount } from '../../money';

/**
 * What a limit counts. `DEPOSIT`: gross deposits. `STAKE`: everything staked. `LOSS`: stakes minus wins. `TIME`: minutes
 * of play; amounts of this kind are minutes.
 */
export const PLAY_LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'TIME'] as const;
export type PlayLimitKind = (typeof PLAY_LIMIT_KINDS)[number];

/** Periods of a limit: the last 24 hours, 7 days and 30 days. */
export const PLAY_LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type PlayLimitPeriod = (typeof PLAY_LIMIT_PERIODS)[number];

const kind = lenientField(picklist(PLAY_LIMIT_KINDS), 'DEPOSIT');
const period = picklist(PLAY_LIMIT_PERIODS);

const playLimit = object({
  kind,
  period,
  /** Maximum total in the period; 0 if there is no limit. Required, as an absent one is not the same. */
  limit: amount,
  /** What counts towards the limit so far, including pending deposits. */
  used: amount,
  /** The limit that applies from `nextAt` on; 0 if there will be no limit from then on. */
  next: optionalAmount,
  /** When the limit `next` takes effect (epoch ms); 0 if no change is scheduled. */
  nextAt: timestamp,
  /** Whether the limit `next` takes effect only once the member sets it again at `nextAt` or later. */
  needsConfirmation: flag,
});
export type PlayLimit = InferOutput<typeof playLimit>;

const limitChange = object({
  kind,
  period,
  /** The limit that was chosen; 0 if it was removed. */
  limit: amount,
  /** When the member made the change, and when it takes effect (epoch ms). */
  at: timestamp,
  appliesAt: timestamp,
  /** Whether it takes effect only once the member sets it again at `appliesAt` or later, which is a change of its own. */
  needsConfirmation: flag,
});
export type PlayLimitChange = InferOutput<typeof limitChange>;

const DEFAULT_EXCLUSION_MONTHS = [6, 12, 60, 0];

const limits = object({
  list: requiredListOf(playLimit),
  /** What the member has changed, newest first. */
  history: listOf(limitChange),
  /** What the jurisdiction of the merchant demands. */
  rules: lenientObject({
    /** Delay before a higher limit, or none, takes effect (hours). */
    raiseDelayHours: lenientField(finiteNumber, 24),
    /** Lengths of a self-exclusion (months); 0 is for good. */
    exclusionMonths: listOf(finiteNumber, DEFAULT_EXCLUSION_MONTHS),
    /** Longest interval of the reality check (minutes); 0 if none is demanded. */
    realityCheckMinutes: count,
  }),
  /** Interval of the reality check that the member has chosen (minutes); 0 if none. */
  realityCheckMinutes: count,
  /** Whether it is time for the member to review the limits, also if there are none. */
  reviewDue: flag,
});

/** The limits that the member has set for deposits, losses, stakes and time. */
export const playLimits = defineEndpoint({
  name: 'playLimits',
  path: '/wps/relay/MCSFE_getPlayLimits',
  response: limits,
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/**
 * Sets or removes a limit. A stricter limit takes effect immediately; a looser limit or a removal takes effect after
 * the delay in `rules` or, if it needs a confirmation, once it is set again after the delay. Returns all limits.
 */
export const savePlayLimit = defineEndpoint({
  name: 'savePlayLimit',
  method: 'POST',
  path: '/wps/relay/MCSFE_savePlayLimit',
  body: object({
    kind: optional(picklist(PLAY_LIMIT_KINDS), 'DEPOSIT'),
    period,
    /** The new limit; 0 removes the present one. */ limit: amount,
  }),
  response: limits,
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/** Records that the member has reviewed the limits, and leaves them as they are. Returns the limits. */
export const confirmPlayLimits = defineEndpoint({
  name: 'confirmPlayLimits',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmPlayLimits',
  body: object({}),
  response: limits,
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/** Sets how often the app reminds the member of the time played. Returns the limits. */
export const saveRealityCheck = defineEndpoint({
  name: 'saveRealityCheck',
  method: 'POST',
  path: '/wps/relay/MCSFE_saveRealityCheck',
  body: object({ /** Minutes; 0 for the longest interval that the jurisdiction allows. */ minutes: number() }),
  response: limits,
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/** Lengths of a break from play. */
export const BREAK_FROM_PLAY_PERIODS = [...PLAY_LIMIT_PERIODS, 'HALF_YEAR'] as const;
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

/** End of an exclusion for good (epoch ms): the last time that a Date can hold. */
export const EXCLUSION_WITHOUT_END_MS = 8_640_000_000_000_000;

/**
 * Excludes the member from play. Cannot be taken back. Ends all sessions and push registrations of the member, who
 * cannot sign in until the end.
 */
export const startSelfExclusion = defineEndpoint({
  name: 'startSelfExclusion',
  method: 'POST',
  path: '/wps/relay/MCSFE_startSelfExclusion',
  body: object({
    months: number(),
    /** End that the first attempt had (epoch ms), if the request is sent again: it makes no exclusion that ends later. */
    until: optional(number()),
  }),
  response: object({
    /** When the exclusion ends (epoch ms); EXCLUSION_WITHOUT_END_MS if never. */ excludedUntil: count,
  }),
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});

/** What the member has staked, won and played since the sign-in. */
const sessionStatement = object({ staked: amount, won: amount, minutes: count });

/**
 * What the member has paid in and out, staked, won and played in the last 24 hours, 7, 30 or 180 days. Deposits and
 * withdrawals count once they are approved.
 */
export const playStatement = defineEndpoint({
  name: 'playStatement',
  path: '/wps/relay/MCSFE_getPlayStatement',
  query: object({ period: picklist(BREAK_FROM_PLAY_PERIODS) }),
  response: object({
    /** The period (epoch ms). */
    from: timestamp,
    to: timestamp,
    /** Required: a missing amount is not zero. */
    deposits: amount,
    withdrawals: amount,
    staked: amount,
    won: amount,
    /** Minutes of play. */
    minutes: count,
    /** The session that asks; undefined if the platform does not know what belongs to a session. */
    session: lenientField(sessionStatement, undefined),
  }),
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});
