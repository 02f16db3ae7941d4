import { createInMemoryCacheStorage } from '../../support/service-worker/in-memory-cache-storage';
import type { LoadModules } from '../engine/bundle-modules';
import { SharedLocks } from '../engine/shared-locks';
import { VirtualLoop } from '../engine/virtual-loop';
import { Site } from './site';
import { StorageSpace } from './storage-space';

type Databases = Readonly<Record<string, unknown>> & { readonly IDBFactory: new () => IDBFactory };

/** A window of the app, as a service worker sees it. */
export interface OpenWindow {
  url: string;
  readonly messages: unknown[];
}

/** What outlives the service workers of a browser: its storage, windows and notifications, and the server. */
export class Device {
  readonly loop: VirtualLoop;
  readonly site = new Site();
  readonly locks = new SharedLocks();
  readonly space = new StorageSpace();
  readonly cacheStorage = createInMemoryCacheStorage();
  readonly databases: Databases;
  readonly indexedDB: IDBFactory;
  readonly windows: OpenWindow[] = [];
  /** Ids of the notifications that were shown. */
  readonly shown: string[] = [];
  /** Keys of the receipts that the platform has recorded. */
  readonly receipts = new Set<string>();
  badge = 0;

  /** @param now virtual time at which it is switched on (epoch ms) */
  constructor(loadDatabases: LoadModules<Readonly<Record<string, unknown>>>, now: number) {
    this.loop = new VirtualLoop(now);
    const tasks = {};
    this.databases = loadDatabases({
      globalThis: Object.assign(Object.create(globalThis), {
        setImmediate: (run: () => void) => this.loop.add(tasks, 0, run),
      }),
    }) as Databases;
    this.indexedDB = new this.databases.IDBFactory();
  }
}
