import { createHash, webcrypto } from 'node:crypto';
import type { readOutboxCounts } from '../../../src/base/outbox/outbox-store';
import type { markAllPushMessagesRead, readPushDeviceState, savePushBinding } from '../../../src/base/push/push-store';
import type { Result } from '../../../src/base/result';
import type { AppVersion } from '../../../src/contract/service-worker/asset-manifest';
import { PageAbortController } from '../engine/abort-controller';
import type { LoadModules } from '../engine/bundle-modules';
import { ORIGIN } from '../engine/network';
import type { Device, OpenWindow } from './device';
import { StepsOfWorker } from './steps-of-worker';

/** The exports of worker-modules.ts, whose types are those of another realm. */
export interface WorkerModules {
  readonly markAllPushMessagesRead: typeof markAllPushMessagesRead;
  readonly readOutboxCounts: typeof readOutboxCounts;
  readonly readPushDeviceState: typeof readPushDeviceState;
  readonly savePushBinding: typeof savePushBinding;
  readonly readStoredVersions: () => Promise<Result<readonly AppVersion[], string>>;
}

/** The globals that a service worker gets from its simulated device; all others are those of Node. */
export const WORKER_GLOBALS = [
  ...['globalThis', 'self', 'caches', 'indexedDB', 'fetch', 'location', 'navigator', 'crypto', 'Date', 'registration'],
  ...['IDBCursor', 'IDBDatabase', 'IDBFactory', 'IDBIndex', 'IDBKeyRange', 'IDBObjectStore', 'IDBOpenDBRequest'],
  ...['IDBRequest', 'IDBTransaction', 'IDBVersionChangeEvent', 'setTimeout', 'clearTimeout', 'MessageChannel'],
  'AbortController',
] as const;

type Listener = (event: object) => void;

/** A service worker between its start and its stop. Another one starts on the same device with what it has stored. */
export class SimulatedWorker {
  readonly steps: StepsOfWorker;
  readonly modules: WorkerModules;
  private readonly listeners = new Map<string, Listener>();
  /** Number of promises that its events wait for. */
  private pending = 0;
  private hasEnded = false;

  /**
   * @param stopAt step at which it is stopped; 0: never
   * @param stopsWhenIdle whether the browser stops it as soon as everything that its events wait for has settled
   */
  constructor(
    private readonly device: Device,
    load: LoadModules<WorkerModules>,
    stopAt = 0,
    private readonly stopsWhenIdle = false,
  ) {
    this.steps = new StepsOfWorker(stopAt);
    this.modules = load(this.createGlobals());
  }

  /** Ends it: its timers, locks and open transactions are gone. */
  stop(): void {
    this.steps.stop();
    this.device.loop.end(this);
    this.device.locks.end(this);
  }

  /** Whether it was stopped before what its events wait for had settled. */
  get isInterrupted(): boolean {
    return this.steps.isStopped && !this.hasEnded;
  }

  /**
   * Dispatches an event, and lets virtual time pass. Resolves with what it responded with; undefined if it responded with
   * nothing, such as a stopped worker.
   */
  async dispatch(name: string, fields: object, ms: number): Promise<Response | undefined> {
    let response: Response | undefined;
    const event = {
      ...fields,
      waitUntil: (work: Promise<unknown>) => this.extendLifetime(work),
      respondWith: (answer: Promise<Response>) =>
        this.extendLifetime(
          answer.then((value) => {
            response = value;
          }),
        ),
    };
    this.listeners.get(name)?.(event);
    this.endIfIdle();
    await this.device.loop.run(ms);
    return this.isInterrupted ? undefined : response;
  }

  private extendLifetime(work: Promise<unknown>): void {
    this.pending += 1;
    const settle = () => {
      this.pending -= 1;
      this.endIfIdle();
    };
    work.then(settle, settle);
  }

  private endIfIdle(): void {
    if (!this.stopsWhenIdle || this.pending > 0 || this.steps.isStopped) return;
    this.hasEnded = true;
    this.stop();
  }

  /** Requests a page (`navigate`) or a file of it. Resolves with the text of a response with status 200. */
  async request(path: string, ms: number, mode: RequestMode = 'same-origin'): Promise<string | undefined> {
    const request = new Request(new URL(path, ORIGIN));
    Object.defineProperty(request, 'mode', { value: mode });
    const response = await this.dispatch('fetch', { request }, ms);
    return response?.ok ? response.text() : undefined;
  }

  private createGlobals(): Readonly<Record<string, unknown>> {
    const { device, steps } = this;
    const { loop, cacheStorage, databases } = device;
    const registration = {
      scope: `${ORIGIN}/m/`,
      active: null,
      showNotification: steps.guard(async (_: string, { data }: { readonly data: { readonly id: string } }) => {
        device.shown.push(data.id);
      }),
    };
    const scope = {
      addEventListener: (name: string, listener: Listener) => void this.listeners.set(name, listener),
      skipWaiting: steps.guard(() => undefined),
      registration,
      clients: this.createClients(),
      __WB_DISABLE_DEV_LOGS: true,
    };
    const caches = {
      ...steps.guardMethods(cacheStorage, 'match', 'delete', 'keys'),
      open: steps.guard(async (name: string) => {
        const cache = await cacheStorage.open(name);
        const put = async (key: string, response: Response) => {
          // A write is a task: the worker may end before it.
          await new Promise<void>((done) => loop.add(this, 0, done));
          if (!device.space.take()) throw new DOMException('The storage is full', 'QuotaExceededError');
          await cache.put(key, response);
        };
        return steps.guardMethods({ ...cache, put }, 'match', 'put', 'keys', 'delete');
      }),
    };
    const digest = async (_: string, body: ArrayBuffer) =>
      new Uint8Array(createHash('sha256').update(new Uint8Array(body)).digest()).buffer;
    const globals = {
      ...databases,
      self: Object.assign(scope, { caches }),
      caches,
      registration,
      indexedDB: steps.guardDatabases(device.indexedDB, device.space),
      fetch: steps.guard(this.fetch),
      location: new URL('/m/sw.js', ORIGIN),
      navigator: {
        language: 'en',
        onLine: true,
        locks: device.locks.for(this),
        setAppBadge: steps.guard((count: number) => {
          device.badge = count;
        }),
      },
      crypto: { subtle: { digest }, getRandomValues: webcrypto.getRandomValues.bind(webcrypto) },
      Date: new Proxy(Date, { get: (target, key) => (key === 'now' ? () => loop.now : Reflect.get(target, key)) }),
      setTimeout: (run: () => void, ms: number) => loop.add(this, ms, run),
      clearTimeout: (id: number) => loop.cancel(id),
      MessageChannel: SilentChannel,
      AbortController: PageAbortController,
    };
    return { ...globals, globalThis: globals };
  }

  private createClients(): object {
    const { device, steps } = this;
    const toClient = (window: OpenWindow) => ({
      url: window.url,
      focused: false,
      visibilityState: 'visible',
      focus: steps.guard(() => undefined),
      navigate: steps.guard((path: string) => {
        window.url = new URL(path, ORIGIN).href;
        return window;
      }),
      postMessage: (message: unknown) => {
        if (!steps.isStopped) window.messages.push(message);
      },
    });
    return {
      claim: steps.guard(() => undefined),
      matchAll: steps.guard(() => device.windows.map(toClient)),
      openWindow: steps.guard((path: string) => {
        device.windows.push({ url: new URL(path, ORIGIN).href, messages: [] });
      }),
    };
  }

  private readonly fetch = async (input: string | Request, { body = '' }: RequestInit = {}): Promise<Response> => {
    const { site, receipts } = this.device;
    const url = new URL(typeof input === 'string' ? input : input.url, ORIGIN);
    const response = url.pathname.startsWith('/wps/') ? undefined : site.respond(url.pathname);
    if (response) return Object.defineProperty(response, 'url', { value: url.href });
    if (site.mode === 'offline') throw new TypeError('Failed to fetch');
    if (site.mode === 'portal') return new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } });
    const { messageId, device, event } = JSON.parse(String(body));
    receipts.add(`${messageId}:${device}:${event}`);
    return Response.json({ success: true, value: {} });
  };
}

/** A channel to a page that does not answer, such as a suspended one. */
class SilentChannel {
  readonly port1 = { onmessage: null, close: () => undefined };
  readonly port2 = {};
}
