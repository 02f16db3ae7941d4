import { object } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { domainRoute } from '../../contract/endpoints/site/domains';
import { finiteNumber } from '../../contract/fields';
import { DOMAIN_LIST_PREFIX } from '../../contract/storage-keys';
import type { DomainList } from './verify-domain-list';

/** `offer` is the list: the name in which earlier versions stored it. */
const storedList = object({ at: finiteNumber, offer: domainRoute.response });

interface CachedDomainList {
  /** When the list was saved (epoch ms). */
  readonly at: number;
  readonly list: DomainList;
}

/** Returns the last accepted domain list with its signature; undefined if no list is saved (DOM-3). */
export function readCachedDomainList(merchant: string): CachedDomainList | undefined {
  const stored = safeLocalStorage.get(DOMAIN_LIST_PREFIX + merchant, storedList);
  return stored && { at: stored.at, list: stored.offer };
}

export function saveDomainList(merchant: string, list: DomainList, receivedAt: number): void {
  safeLocalStorage.set(DOMAIN_LIST_PREFIX + merchant, { at: receivedAt, offer: list });
}
