const DAY_MS = 24 * 3_600_000;

/** Returns the times that count (epoch ms): a clock that was set back makes none of them forgotten. */
const listRecent = (times: readonly number[], now: number) => times.filter((at) => at > now - DAY_MS);

/**
 * Whether as many popups that offer something have opened in 24 hours as the merchant allows (BAN-2.8).
 * @param times when they have opened (epoch ms)
 * @param max 0 for any number
 */
export const isPopupCapReached = (times: readonly number[], max: number, now: number): boolean =>
  max > 0 && listRecent(times, now).length >= max;

/** Returns the times with that of a popup that opens now. */
export const addPopupTime = (times: readonly number[], now: number): number[] => [...listRecent(times, now), now];
