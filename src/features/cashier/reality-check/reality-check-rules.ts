const MINUTE_MS = 60_000;
/** Absence of the app, between two pages, after which the time is counted again (ms). */
export const AWAY_MS = 6 * 60 * MINUTE_MS;

/** How long a member has been here since the last reality check. */
export interface PlayCount {
  /** When it was counted last (epoch ms). */
  readonly at: number;
  readonly elapsedMs: number;
  /** Interval of the reality check (minutes); 0 if there is none. */
  readonly minutes: number;
  /** Whether a reality check waits for an answer. */
  readonly isDue: boolean;
}

interface PlayCountInput {
  /** Epoch ms. */
  readonly now: number;
  /** Interval that the platform demands or the member has chosen; undefined until the platform has answered. */
  readonly minutes: number | undefined;
  /** Longest interval by the merchant's record; 0 if it demands none. */
  readonly maxMinutes: number;
  /** Time since this page has counted last, by a clock that nobody sets (ms); 0 if it has not. */
  readonly sinceCountedMs: number;
  /** Whether this page counts for the first time. */
  readonly isNewPage: boolean;
}

/** Returns the interval that applies (minutes): the shorter of two, of which 0 is none. */
export const pickShorterInterval = (one: number, other: number): number =>
  one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);

/**
 * Counts the time until now (SAFE-3). The strictest holds: a clock that was set forward, a device that was asleep and a
 * page that was away in a game count in full; a clock that was set back takes nothing away; a reality check that is due
 * stays due, whatever the interval becomes. Only a visit after AWAY_MS without any page begins at zero.
 */
export function advancePlayCount(before: PlayCount | undefined, input: PlayCountInput): PlayCount {
  const { now, sinceCountedMs, isNewPage } = input;
  const minutes = pickShorterInterval(input.minutes ?? before?.minutes ?? 0, input.maxMinutes);
  if (!before) return { at: now, elapsedMs: 0, minutes, isDue: false };
  const passedMs = now - before.at;
  const beginsAnew = (isNewPage && passedMs > AWAY_MS) || before.minutes === 0;
  const elapsedMs = beginsAnew ? 0 : before.elapsedMs + (passedMs >= 0 ? passedMs : sinceCountedMs);
  return { at: now, elapsedMs, minutes, isDue: before.isDue || (minutes > 0 && elapsedMs >= minutes * MINUTE_MS) };
}

/** Returns the count after the member has answered the reality check. */
export const answerPlayCount = ({ minutes }: PlayCount, now: number): PlayCount => ({
  at: now,
  elapsedMs: 0,
  minutes,
  isDue: false,
});

/** Intervals that members choose from (minutes). */
const INTERVALS = [15, 30, 60, 120];

/**
 * Returns the intervals that a member can choose (minutes), the longest last; 0 is none.
 * @param maxMinutes longest interval that the jurisdiction allows; 0 if it demands none
 */
export const listRealityCheckIntervals = (maxMinutes: number): readonly number[] =>
  maxMinutes === 0 ? [...INTERVALS, 0] : [...INTERVALS.filter((minutes) => minutes < maxMinutes), maxMinutes];

/**
 * Returns the interval that is chosen in the list: the present one or, if it is not offered (any more), the longest
 * that is stricter, else the strictest.
 * @param minutes the present interval; 0 is none
 */
export function chooseRealityCheckInterval(offered: readonly number[], minutes: number): number {
  if (offered.includes(minutes)) return minutes;
  const some = offered.filter((one) => one > 0);
  return some.filter((one) => minutes === 0 || one < minutes).at(-1) ?? Math.min(...some);
}
