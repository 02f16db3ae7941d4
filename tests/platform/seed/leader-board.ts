import { LEADER_BOARD_PERIODS, type LeaderBoardPeriod } from '../../../src/contract/endpoints/money/leader-board';
import { getWithdrawalLimitsAndTicketStake } from './deposit-methods';

/** Masked names of the other members in the ranking. */
const NAMES = ['ma***7', 'jo***ko', 'li***88', 'an***a', 'pe***r', 'su***n', 'vi***t', 'hu***g', 'ca***la', 'ed***1'];
const DAY_SCORES = [9820, 8410, 7300, 6150, 5200, 4100, 3050, 2400, 1700, 900];
const GROWTH: Readonly<Record<LeaderBoardPeriod, number>> = { DAY: 1, WEEK: 5, MONTH: 18 };
/** Prizes of the first places, as multiples of the stake of a demo ticket. */
const PRIZES = [25, 10, 5, 3, 3, 2, 2, 2];

export interface LeaderBoardEntry {
  readonly place: number;
  readonly name: string;
  readonly score: number;
  /** Prize in units of the currency; 0 if the place has no prize. */
  readonly prize: number;
  readonly own: boolean;
}

/** Returns the prizes of the first places of a merchant, in units of its currency. */
export const listLeaderBoardPrizes = (merchant: string): number[] =>
  PRIZES.map((stakes) => stakes * getWithdrawalLimitsAndTicketStake(merchant).stake);

/**
 * Returns the ranking of a period. It includes the member if the member has a score.
 * @param daily the member's score per day
 * @param merchant merchant code, which determines the currency of the prizes
 */
export function buildLeaderBoard(
  period: LeaderBoardPeriod,
  username: string,
  daily: number,
  merchant: string,
): readonly LeaderBoardEntry[] {
  const growth = GROWTH[period];
  const prizes = listLeaderBoardPrizes(merchant);
  const others = NAMES.map((name, at) => ({ name, score: (DAY_SCORES[at] ?? 0) * growth, own: false }));
  const own = daily > 0 ? [{ name: username, score: Math.round(daily * (growth + 1) * 0.5), own: true }] : [];
  return [...others, ...own]
    .sort((one, other) => other.score - one.score)
    .map((entry, at) => ({ ...entry, place: at + 1, prize: prizes[at] ?? 0 }));
}

/**
 * Returns the end of the current day, week or month (epoch ms): midnight UTC after the day, after Sunday, or after
 * the last day of the month.
 */
export function getLeaderBoardPeriodEnd(period: LeaderBoardPeriod, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (period) {
    case LEADER_BOARD_PERIODS[0]:
      return Date.UTC(year, month, day + 1);
    case LEADER_BOARD_PERIODS[1]:
      return Date.UTC(year, month, day + 1 + ((7 - date.getUTCDay()) % 7));
    case LEADER_BOARD_PERIODS[2]:
      return Date.UTC(year, month + 1, 1);
  }
}
