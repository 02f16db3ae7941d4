import type { CachedStatus } from '../../services/merchant/cached-status';
import { CACHED_STATUS_MAX_AGE_MS } from '../../services/merchant/cached-status';

/**
 * How the start of the app uses the cached status. `cache-first`: immediately; `network-first`: only if the platform
 * is unreachable or slow; `network-only`: not at all, because no status is cached.
 */
export type StartStrategy = 'cache-first' | 'network-first' | 'network-only';

/**
 * Decides how the start of the app uses the cached status (BOOT-5): immediately if it is younger than 24 h, otherwise
 * only if the platform is unreachable or slow. A cached status with a future time counts as old; this happens after the
 * device's clock was set back.
 * @param now epoch ms
 */
export function decideStartStrategy(cached: Pick<CachedStatus, 'at'> | undefined, now: number): StartStrategy {
  if (!cached) return 'network-only';
  const age = now - cached.at;
  return age >= 0 && age < CACHED_STATUS_MAX_AGE_MS ? 'cache-first' : 'network-first';
}
