import type { LastStatus } from '../../services/merchant/last-status';
import { STATUS_LIFE } from '../../services/merchant/last-status';

/** How a start begins: with what is known, or by waiting for the platform. */
export type StartPlan = 'paint-last' | 'wait';

/**
 * A last good status under 24 h starts the product at once; an older one only when the platform cannot be asked
 * (BOOT-5). A moment in the future is a clock that was put back: it counts as old.
 */
export function decideStart(last: Pick<LastStatus, 'at'> | undefined, now: number): StartPlan {
  if (!last) return 'wait';
  const age = now - last.at;
  return age >= 0 && age < STATUS_LIFE ? 'paint-last' : 'wait';
}
