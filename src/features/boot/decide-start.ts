import type { LastStatus } from '../../services/merchant/last-status';
import { STATUS_LIFE } from '../../services/merchant/last-status';

/** How a start begins: with what is known, with that once the platform has been silent for a while, or by waiting. */
export type StartPlan = 'paint-last' | 'ask-first' | 'wait';

/**
 * A last good status under 24 h starts the product at once; an older one when the platform cannot be asked or does not
 * answer soon (BOOT-5). A moment in the future is a clock that was put back: it counts as old.
 */
export function decideStart(last: Pick<LastStatus, 'at'> | undefined, now: number): StartPlan {
  if (!last) return 'wait';
  const age = now - last.at;
  return age >= 0 && age < STATUS_LIFE ? 'paint-last' : 'ask-first';
}
