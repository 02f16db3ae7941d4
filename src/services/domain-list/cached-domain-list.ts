import { number, object } from 'valibot';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { domainRoute } from '../../contract/endpoints/site/system';
import { DOMAIN_LIST_PREFIX } from '../../contract/storage-keys';
import type { DomainList } from './verify-domain-list';

const cachedList = object({ at: number(), offer: domainRoute.response });

/**
 * Returns the last accepted domain list with its signature, and the time at which it was saved (epoch ms); undefined
 * if no list is saved (DOM-3).
 */
export const readCachedDomainList = (merchant: string) =>
  safeLocalStorage.get(DOMAIN_LIST_PREFIX + merchant, cachedList);

export function saveDomainList(merchant: string, list: DomainList, receivedAt: number): void {
  safeLocalStorage.set(DOMAIN_LIST_PREFIX + merchant, { at: receivedAt, offer: list });
}
