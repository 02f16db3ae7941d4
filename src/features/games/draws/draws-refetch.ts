/** How long fetched draws count as fresh, and the longest time until they are fetched again while they are shown (ms). */
export const DRAWS_STALE_MS = 30_000;
/** How long after a draw its result is fetched, and the shortest time between two requests (ms). */
const RESULT_DELAY_MS = 5_000;

/**
 * Returns the time until the draws are fetched again (ms): shortly after the next of them, so that its result appears,
 * but neither all the time nor never.
 * @param closingTimes times of the next draws (epoch ms)
 * @param now the platform's time (epoch ms)
 */
export function computeDrawsRefetchMs(closingTimes: readonly number[], now: number): number {
  const next = Math.min(...closingTimes.filter((time) => time > now).map((time) => time - now));
  return Math.min(DRAWS_STALE_MS, Math.max(RESULT_DELAY_MS, next + RESULT_DELAY_MS));
}
