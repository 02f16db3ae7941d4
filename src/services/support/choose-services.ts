import type { CustomerServiceEntry } from '../../contract/customer-service';

type Entries = readonly CustomerServiceEntry[] | undefined;

/** The known lists of a merchant's customer services, by source. */
export interface CustomerServices {
  /** From the current status. */
  readonly status: Entries;
  /** From the last response of the endpoint, of any age. */
  readonly cached: Entries;
  /** From the cached status. */
  readonly cachedStatus: Entries;
}

/** Returns the newest list that has entries (CS-1, DOM-3); an empty one is ignored. */
export function selectServices({ status, cached, cachedStatus }: CustomerServices): readonly CustomerServiceEntry[] {
  return [status, cached, cachedStatus].find((entries) => entries !== undefined && entries.length > 0) ?? [];
}
