import { object } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { type SiteStatus, siteStatus } from '../../contract/endpoints/site/system';
import { finiteNumber } from '../../contract/fields';
import { STATUS_CACHE_PREFIX } from '../../contract/storage-keys';

export const cachedStatusSchema = object({ at: finiteNumber, status: siteStatus });

/** Maximum age of a cached status that may start the app without the network (ms, BOOT-5). */
export const CACHED_STATUS_MAX_AGE_MS = 24 * 60 * 60 * 1000;

export interface CachedStatus {
  readonly status: SiteStatus;
  /** When the response was received (epoch ms). */
  readonly at: number;
}

export function readCachedStatus(merchant: string): CachedStatus | undefined {
  return safeLocalStorage.get(STATUS_CACHE_PREFIX + merchant, cachedStatusSchema);
}

/** Saves a status without the visitor's IP address, which would outlast the visit. */
export function saveCachedStatus(merchant: string, status: SiteStatus, at: number): void {
  safeLocalStorage.set(STATUS_CACHE_PREFIX + merchant, { at, status: { ...status, location: { ip: '' } } });
}
