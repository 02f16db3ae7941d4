import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';

/** Returns the longest interval that the jurisdiction of a merchant allows (minutes); 0 if it demands none. */
export function getLongestInterval({ scenarios }: Pick<Services, 'scenarios'>, { code, play }: Merchant): number {
  const { realityCheck } = scenarios.of(code);
  if (realityCheck === 'record') return play.realityCheckMinutes;
  return realityCheck === 'minute' ? 1 : 0;
}
