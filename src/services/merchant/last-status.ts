import { number, object } from 'valibot';
import { localStore } from '../../browser/web-storage';
import { type SiteStatus, siteStatus } from '../../contract/endpoints/system';
import { STATUS_PREFIX } from '../../contract/storage-keys';

const keptStatus = object({ at: number(), status: siteStatus });

/** A status older than this no longer starts the product on its own (BOOT-5). */
export const STATUS_LIFE = 24 * 60 * 60 * 1000;

export interface LastStatus {
  readonly status: SiteStatus;
  /** Epoch milliseconds of the answer. */
  readonly at: number;
}

export function readLastStatus(merchant: string): LastStatus | undefined {
  return localStore.get(STATUS_PREFIX + merchant, keptStatus);
}

export function keepStatus(merchant: string, status: SiteStatus, at: number): void {
  localStore.set(STATUS_PREFIX + merchant, { at, status });
}
