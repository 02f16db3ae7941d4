import {
  BREAK_FROM_PLAY_DAYS,
  BREAK_FROM_PLAY_PERIODS,
  type BreakFromPlayPeriod,
} from '../../../contract/endpoints/account/play-limits';

const DAY_MS = 24 * 3_600_000;

/** Minimum extension of the current break (ms); shorter extensions are not offered. */
const MIN_EXTENSION_MS = 3_600_000;

/** A break that the member can choose. */
export interface BreakFromPlayOption {
  readonly period: BreakFromPlayPeriod;
  /** End of the break if it starts now (epoch ms). */
  readonly endsAt: number;
}

/**
 * Returns the breaks that end at least MIN_EXTENSION_MS after the current one; may be empty.
 * @param until end of the current break (epoch ms); 0 if there is none
 * @param now epoch ms
 */
export const listLongerBreaksFromPlay = (until: number, now: number): readonly BreakFromPlayOption[] =>
  BREAK_FROM_PLAY_PERIODS.map((period) => ({ period, endsAt: now + BREAK_FROM_PLAY_DAYS[period] * DAY_MS })).filter(
    ({ endsAt }) => endsAt - until >= MIN_EXTENSION_MS,
  );
