import {
  PLAY_BREAK_DAYS,
  PLAY_BREAK_PERIODS,
  type PlayBreakPeriod,
} from '../../../contract/endpoints/account/play-limits';

const DAY_MS = 24 * 3_600_000;

/** Minimum extension of the current break (ms); shorter extensions are not offered. */
const MIN_EXTENSION_MS = 3_600_000;

/** A break that the member can choose. */
export interface PlayBreakOption {
  readonly period: PlayBreakPeriod;
  /** End of the break if it starts now (epoch ms). */
  readonly endsAt: number;
}

/**
 * Returns the breaks that end at least MIN_EXTENSION_MS after the current one; may be empty.
 * @param until end of the current break (epoch ms); 0 if there is none
 * @param now epoch ms
 */
export const listLongerPlayBreaks = (until: number, now: number): readonly PlayBreakOption[] =>
  PLAY_BREAK_PERIODS.map((period) => ({ period, endsAt: now + PLAY_BREAK_DAYS[period] * DAY_MS })).filter(
    ({ endsAt }) => endsAt - until >= MIN_EXTENSION_MS,
  );
