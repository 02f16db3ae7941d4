import { PERIODS, type Period } from '../../../src/contract/endpoints/leader-board';

/** Names as a platform shows its members to each other. */
const NAMES = ['ma***7', 'jo***ko', 'li***88', 'an***a', 'pe***r', 'su***n', 'vi***t', 'hu***g', 'ca***la', 'ed***1'];
const DAY_SCORES = [9820, 8410, 7300, 6150, 5200, 4100, 3050, 2400, 1700, 900];
const GROWTH: Readonly<Record<Period, number>> = { DAY: 1, WEEK: 5, MONTH: 18 };
const PRIZES = [500, 200, 100];

export interface Standing {
  readonly place: number;
  readonly name: string;
  readonly score: number;
  readonly prize: string;
  readonly own: boolean;
}

/**
 * The ranking of a period with a member among the others; whoever has no score is not placed.
 * @param daily what the member scores in a day @param symbol of the merchant's currency
 */
export function standings(period: Period, username: string, daily: number, symbol: string): readonly Standing[] {
  const growth = GROWTH[period];
  const others = NAMES.map((name, at) => ({ name, score: (DAY_SCORES[at] ?? 0) * growth, own: false }));
  const own = daily > 0 ? [{ name: username, score: Math.round(daily * (growth + 1) * 0.5), own: true }] : [];
  return [...others, ...own]
    .sort((one, other) => other.score - one.score)
    .map((entry, at) => ({ ...entry, place: at + 1, prize: prizeOf(at, symbol) }));
}

const prizeOf = (at: number, symbol: string): string => (PRIZES[at] === undefined ? '' : `${symbol}${PRIZES[at]}`);

/** When a period ends, epoch milliseconds, in UTC: midnight, Sunday's, the month's. */
export function endOf(period: Period, now: number): number {
  const date = new Date(now);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (period) {
    case PERIODS[0]:
      return Date.UTC(year, month, day + 1);
    case PERIODS[1]:
      return Date.UTC(year, month, day + 1 + ((7 - date.getUTCDay()) % 7));
    case PERIODS[2]:
      return Date.UTC(year, month + 1, 1);
  }
}
