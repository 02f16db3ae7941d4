import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';

/**
 * Returns when a self-exclusion that starts now ends (epoch ms): the same day some calendar months later. A day that the
 * month does not have becomes one of the next month, so that the exclusion is never shorter than was chosen.
 * @param now epoch ms
 * @param months 0 for good
 */
export function computeExclusionEnd(now: number, months: number): number {
  if (months === 0) return EXCLUSION_WITHOUT_END_MS;
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
