import { number, object } from 'valibot';
import { localStore } from '../../browser/web-storage';
import { domainRoute } from '../../contract/endpoints/system';
import { LINES_PREFIX } from '../../contract/storage-keys';
import type { LineOffer } from './judge-lines';

const keptOffer = object({ at: number(), offer: domainRoute.answer });

/** The list of domains that was last taken, seal and all, and when: epoch milliseconds (DOM-3). */
export const keptLines = (merchant: string) => localStore.get(LINES_PREFIX + merchant, keptOffer);

export function keepLines(merchant: string, offer: LineOffer, at: number): void {
  localStore.set(LINES_PREFIX + merchant, { at, offer });
}
