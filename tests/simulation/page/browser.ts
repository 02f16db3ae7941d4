import type { Services } from '../../platform/services';
import { createSeededRandom } from '../../support/seeded-random';
import { Network } from '../engine/network';
import { SharedLocks } from '../engine/shared-locks';
import type { StoredTexts } from '../engine/storage-area';
import { TabChannels } from '../engine/tab-channels';
import type { VirtualLoop } from '../engine/virtual-loop';
import type { Page } from './open-page';

type Databases = Readonly<Record<string, unknown>>;

/** What the pages and workers of one origin share in a simulated browser. */
export class Browser {
  readonly localTexts: StoredTexts = new Map();
  readonly locks = new SharedLocks();
  readonly channels: TabChannels;
  readonly network: Network;
  readonly random: () => number;
  readonly indexedDB: unknown;
  readonly pages = new Set<Page>();
  /** Whether localStorage and sessionStorage refuse to be written. */
  isStorageFull = false;
  isOnline = true;

  /** @param databases the classes of IndexedDB */
  constructor(
    readonly loop: VirtualLoop,
    services: Services,
    readonly databases: Databases,
    seed: number,
  ) {
    this.channels = new TabChannels(loop);
    this.network = new Network(loop, services);
    this.random = createSeededRandom(seed);
    this.indexedDB = new (databases.IDBFactory as new () => unknown)();
  }

  /** Tells the other pages of a change in localStorage. */
  reportStorageChange(source: Page, key: string | null): void {
    for (const page of this.pages) {
      if (page === source || this.loop.isFrozen(page)) continue;
      this.loop.add(page, 0, () => page.events.dispatchEvent(Object.assign(new Event('storage'), { key })));
    }
  }

  setOnline(isOnline: boolean): void {
    if (this.isOnline === isOnline) return;
    this.isOnline = isOnline;
    for (const page of this.pages)
      this.loop.add(page, 0, () => page.events.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  }
}
