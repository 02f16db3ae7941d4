/** How long after its decision an order is still news (ms). */
const MOMENT_MS = 10 * 60_000;

/**
 * Whether the success of an order is celebrated: it was decided while the member was looking, or a moment ago. An old
 * order that is opened from the history is only shown. A device whose clock is wrong misses the second case at most.
 * @param decidedAt epoch ms; 0 if the platform has not said
 */
export const isOrderMoment = (hasSeenPending: boolean, decidedAt: number, now: number): boolean =>
  hasSeenPending || (decidedAt > 0 && Math.abs(now - decidedAt) < MOMENT_MS);
