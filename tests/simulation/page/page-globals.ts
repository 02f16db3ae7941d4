import { createHash } from 'node:crypto';
import { BUILD_INFO_ELEMENT_ID } from '../../../src/contract/bootstrap/build-info-element';
import { PageAbortController } from '../engine/abort-controller';
import { ORIGIN } from '../engine/network';
import { createStorageView } from '../engine/storage-area';
import type { Browser } from './browser';
import type { Page } from './open-page';

/** The globals that a page gets from its simulated browser; all others are those of Node. */
export const PAGE_GLOBALS = [
  ...['globalThis', 'window', 'self', 'document', 'location', 'history', 'navigator', 'performance', 'crypto'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'BroadcastChannel', 'matchMedia', 'Date', 'Math'],
  ...['IDBCursor', 'IDBDatabase', 'IDBFactory', 'IDBIndex', 'IDBKeyRange', 'IDBObjectStore', 'IDBOpenDBRequest'],
  ...['IDBRequest', 'IDBTransaction', 'IDBVersionChangeEvent', 'setTimeout', 'clearTimeout', 'setInterval'],
  ...['clearInterval', 'requestAnimationFrame', 'addEventListener', 'removeEventListener', 'dispatchEvent'],
  ...['hostBlock', 'setImmediate', 'MessageChannel', 'Worker', 'isSecureContext', 'AbortController', 'Request'],
  ...['Response', 'ReadableStream'],
] as const;

const DIGESTS: Readonly<Record<string, string>> = { 'SHA-1': 'sha1', 'SHA-256': 'sha256', 'SHA-512': 'sha512' };

/** Returns the globals of a page. Time, randomness, tasks and messages come from the simulated browser. */
export function createPageGlobals(browser: Browser, page: Page): Record<string, unknown> {
  const { loop, random } = browser;
  const globals: Record<string, unknown> = Object.create(globalThis);
  const start = loop.now;
  const randomByte = () => Math.floor(random() * 256);
  const storage = (area: 'localStorage' | 'sessionStorage') =>
    createStorageView(
      area === 'localStorage' ? browser.localTexts : page.tab.sessionTexts,
      () => browser.isStorageFull,
      (key) => {
        if (area === 'localStorage') browser.reportStorageChange(page, key);
      },
    );
  const repeat = (run: () => void, ms: number): { id: number } => {
    const timer = { id: 0 };
    const next = () => {
      timer.id = loop.addTimer(page, ms, () => {
        next();
        run();
      });
    };
    next();
    return timer;
  };
  const own = {
    ...browser.databases,
    ...eventMethods(page.events),
    globalThis: globals,
    window: globals,
    self: globals,
    document: createDocument(page),
    location: { ...parts(new URL('/m/home', ORIGIN)), reload: () => undefined },
    history: { state: null, length: 1, replaceState: () => undefined },
    navigator: page.navigator,
    performance: { now: () => loop.now - start, getEntriesByType: () => [], mark: () => undefined },
    crypto: {
      getRandomValues: <T extends Uint8Array>(values: T): T => values.map(randomByte) as T,
      subtle: {
        digest: async (name: string, data: Uint8Array) =>
          new Uint8Array(
            createHash(DIGESTS[name] ?? name)
              .update(data)
              .digest(),
          ).buffer,
      },
    },
    localStorage: storage('localStorage'),
    sessionStorage: storage('sessionStorage'),
    indexedDB: browser.indexedDB,
    fetch: browser.network.for(page),
    BroadcastChannel: browser.channels.for(page),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    Date: createDateClass(() => loop.now),
    Math: Object.assign(Object.create(Math), { random }),
    setTimeout: (run: () => void, ms: number) => loop.addTimer(page, ms, run),
    clearTimeout: (id: number) => loop.cancel(id),
    setInterval: repeat,
    clearInterval: (timer?: { id: number }) => timer && loop.cancel(timer.id),
    requestAnimationFrame: (run: () => void) => loop.add(page, 16, run),
    hostBlock: { merchant: 'FAIR', captchaFrame: '' },
    isSecureContext: true,
    // Its own, because Dexie replaces it during a transaction, which fails if it is inherited.
    Promise,
    setImmediate: undefined,
    MessageChannel: undefined,
    Worker: undefined,
    AbortController: PageAbortController,
    // Without them axios reads the text of a response at once.
    Request: undefined,
    Response: undefined,
    ReadableStream: undefined,
  };
  // Some globals of Node are getters, which cannot be assigned to.
  return Object.defineProperties(globals, Object.getOwnPropertyDescriptors(own));
}

const parts = ({ href, origin, host, pathname, search, hash }: URL) => ({ href, origin, host, pathname, search, hash });

const eventMethods = (target: EventTarget) => ({
  addEventListener: target.addEventListener.bind(target),
  removeEventListener: target.removeEventListener.bind(target),
  dispatchEvent: target.dispatchEvent.bind(target),
});

function createDocument(page: Page): object {
  return {
    ...eventMethods(page.documentEvents),
    get visibilityState() {
      return page.tab.isFrozen ? 'hidden' : 'visible';
    },
    title: '',
    cookie: '',
    documentElement: { lang: '', dir: '', style: { setProperty: () => undefined, getPropertyValue: () => '' } },
    getElementById: (id: string) => (id === BUILD_INFO_ELEMENT_ID ? { textContent: '{}' } : null),
    querySelector: () => null,
  };
}

const createDateClass = (now: () => number): DateConstructor =>
  new Proxy(Date, {
    construct: (target, values) => Reflect.construct(target, values.length === 0 ? [now()] : values),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
