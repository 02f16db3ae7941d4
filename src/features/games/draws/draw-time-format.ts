const HOUR_MS = 3_600_000;
/** From this distance on, a time is ambiguous without its day (ms). */
const NAMED_DAY_DISTANCE_MS = 12 * HOUR_MS;
/** From this distance on, a day of the week is ambiguous without its date (ms). */
const DATE_DISTANCE_MS = 6 * 24 * HOUR_MS;

/** Returns how the time of a draw is written: as short as it is clear. Both times are epoch milliseconds. */
export function chooseDrawTimeFormat(at: number, now: number): Intl.DateTimeFormatOptions {
  const distance = Math.abs(at - now);
  if (distance < NAMED_DAY_DISTANCE_MS) return { timeStyle: 'short' };
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return distance < DATE_DISTANCE_MS ? { weekday: 'short', ...time } : { day: 'numeric', month: 'short', ...time };
}
