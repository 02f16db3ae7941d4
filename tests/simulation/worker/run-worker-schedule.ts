import { APP_FILES_CACHE, OUTBOX_SYNC_TAG } from '../../../src/contract/storage-keys';
import { ORIGIN } from '../engine/network';
import { START_MS } from '../world';
import { Device } from './device';
import type { WorkerLoaders } from './load-worker-modules';
import { SimulatedWorker } from './simulated-worker';
import { buildOf, SITE_MODES, scriptUrlsOf, textOf } from './site';
import type { WorkerAction, WorkerStep } from './worker-schedule';

/** How long an event takes at most, while its worker waits for nothing that never comes (ms). */
const EVENT_MS = 15_000;
/** How long the end of a schedule waits for a check, a repair or what is queued (ms). */
const END_MS = 4_000_000;
/** Steps with a lower number are those after whose events the worker is stopped at once. */
const STOPS_WHEN_IDLE_BELOW = 500;
const BINDING = { member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' };
const TARGET = '/m/activity';

/** A device, the service worker that runs on it, and what a member has seen. */
class Run {
  readonly device: Device;
  private worker: SimulatedWorker | undefined;
  /** Whether the browser stops a worker as soon as its events have settled. */
  private stopsWhenIdle = false;
  private readonly pushed: string[] = [];
  private newestActive = 0;
  private newestOffline = 0;
  /** Whether the browser has lost or changed a stored file, which no visit with a network has replaced since. */
  private hasLostFile = false;
  /** Builds that are stored, whose scripts a proxy cannot change. */
  private listed: ReadonlySet<string> = new Set();
  readonly found: string[] = [];

  constructor(private readonly loaders: WorkerLoaders) {
    this.device = new Device(loaders.databases, START_MS);
  }

  async install(): Promise<void> {
    const worker = this.start();
    await worker.dispatch('install', {}, EVENT_MS);
    await worker.dispatch('activate', {}, EVENT_MS);
    const saved = worker.modules.savePushBinding(BINDING);
    await this.device.loop.run(1_000);
    await saved;
  }

  /** Returns the worker that runs, or starts one. */
  start(): SimulatedWorker {
    if (this.worker === undefined || this.worker.steps.isStopped) {
      this.worker?.stop();
      this.worker = new SimulatedWorker(this.device, this.loaders.worker, 0, this.stopsWhenIdle);
    }
    return this.worker;
  }

  async do({ action, n, stopAfter, waitMs }: WorkerStep): Promise<void> {
    this.stopsWhenIdle = n < STOPS_WHEN_IDLE_BELOW;
    const worker = this.start();
    if (stopAfter > 0) worker.steps.stopAfter(stopAfter);
    await ACTS[action](this, n);
    await this.device.loop.run(waitMs);
    if (stopAfter > 0) worker.stop();
    await this.checkActiveVersion();
  }

  /** Opens a page: its document, then each of its scripts. */
  async openPage(): Promise<void> {
    const isOffline = this.device.site.mode === 'offline';
    const opened = this.start();
    const html = await opened.request('/m/home', EVENT_MS, 'navigate');
    const build = buildOf(html ?? '');
    let isWhole = !opened.isInterrupted;
    if (build === undefined) {
      if (isOffline && isWhole && this.listed.size > 0 && !this.hasLostFile) this.found.push('nothing starts offline');
      return;
    }
    for (const url of scriptUrlsOf(build)) {
      const worker = this.start();
      const script = await worker.request(url, EVENT_MS);
      isWhole &&= !worker.isInterrupted;
      if (script === undefined) {
        if (isOffline && !this.hasLostFile && !worker.isInterrupted) this.found.push(`${url} of ${build} is missing`);
      } else if (script !== textOf(build, url) && (this.device.site.mode !== 'altered' || this.listed.has(build))) {
        this.found.push(`${build} got ${script} as ${url}`);
      }
    }
    // A visit with a good network fetches what the stored version has lost.
    if (isWhole && this.device.site.mode === 'ok' && this.listed.has(build)) this.hasLostFile = false;
    if (!isOffline) return;
    const number = Number(build.slice(1));
    if (number < this.newestOffline) this.found.push(`b${number} starts offline after b${this.newestOffline}`);
    this.newestOffline = number;
  }

  /** Lets a push arrive. Each shows one notification; one that nothing stops is counted once. */
  async push(id: string): Promise<void> {
    const { device } = this;
    const isNew = !this.pushed.includes(id);
    const [shown, before] = [device.shown.length, await this.readUnread()];
    const worker = this.start();
    const text = JSON.stringify({ data: { id, title: 'Draw', member: BINDING.member, path: TARGET } });
    await worker.dispatch('push', { data: { text: () => text } }, EVENT_MS);
    const { isInterrupted } = worker;
    const count = device.shown.length - shown;
    if (isInterrupted ? count > 1 : count !== 1) this.found.push(`${count} notifications of a push`);
    if (isInterrupted) return;
    this.pushed.push(id);
    const after = await this.readUnread();
    if (isNew && after.count !== before.count + (before.ids.includes(id) ? 0 : 1))
      this.found.push(`${after.count} unread messages after a push, ${before.count} before`);
    if (!isNew && after.count !== before.count) this.found.push('a repeated message is counted again');
    if (device.badge !== after.count) this.found.push(`a badge of ${device.badge}, ${after.count} unread messages`);
  }

  nextId = (): string => `m${this.pushed.length + this.device.shown.length}`;
  lastId = (): string => this.pushed.at(-1) ?? this.nextId();

  /** @param hasWindow whether a page of the app is open already */
  async click(hasWindow: boolean): Promise<void> {
    const { device } = this;
    const worker = this.start();
    const notification = { close: () => undefined, data: { id: this.lastId(), path: TARGET, member: BINDING.member } };
    device.windows.length = 0;
    if (hasWindow) device.windows.push({ url: `${ORIGIN}/m/home`, messages: [] });
    await worker.dispatch('notificationclick', { action: '', notification }, EVENT_MS);
    const paths = device.windows.map(({ url }) => new URL(url).pathname);
    if (paths.length > 1 || (!worker.isInterrupted && paths[0] !== TARGET))
      this.found.push(`a click has opened ${paths.join(' and ') || 'nothing'}`);
  }

  /** Deletes a stored file, or changes its content, as a full or failing disk does. */
  async loseFile(n: number, isDamaged: boolean): Promise<void> {
    const cache = await this.device.cacheStorage.open(APP_FILES_CACHE);
    const keys = await cache.keys();
    const key = keys[n % Math.max(1, keys.length)];
    if (!key) return;
    this.hasLostFile = true;
    if (isDamaged) await cache.put(key, new Response('damaged', { headers: { 'content-type': 'text/javascript' } }));
    else await cache.delete(key);
  }

  async readMessages(): Promise<void> {
    const worker = this.start();
    const done = worker.modules.markAllPushMessagesRead();
    await this.device.loop.run(1_000);
    if (worker.steps.isStopped) return;
    await done;
    this.device.badge = 0;
  }

  /** With the network back, a visit stores the build of the server, and what was queued arrives. */
  async recover(): Promise<void> {
    const { site, loop } = this.device;
    Object.assign(site, { mode: 'ok', isOutdated: false });
    this.stopsWhenIdle = true;
    this.worker?.stop();
    for (let visit = 0; visit < 3; visit += 1) {
      await this.openPage();
      await loop.run(END_MS);
      await this.start().dispatch('sync', { tag: OUTBOX_SYNC_TAG }, EVENT_MS);
    }
    const counts = this.reader.modules.readOutboxCounts();
    await loop.run(1_000);
    const waiting = await counts;
    if (waiting.ok && waiting.value.waiting > 0) this.found.push(`${waiting.value.waiting} receipts are still queued`);
    for (const id of this.pushed)
      for (const event of ['received', 'shown'])
        if (!this.device.receipts.has(`${id}:${BINDING.device}:${event}`))
          this.found.push(`the receipt ${event} of ${id} has not arrived`);
    site.mode = 'offline';
    this.worker?.stop();
    const build = buildOf((await this.start().request('/m/home', EVENT_MS, 'navigate')) ?? '');
    if (build !== site.build) this.found.push(`${build} starts offline, the server has ${site.build}`);
    await this.openPage();
  }

  private async readUnread(): Promise<{ readonly count: number; readonly ids: readonly string[] }> {
    const read = this.reader.modules.readPushDeviceState();
    await this.device.loop.run(100);
    const state = await read;
    return state.ok ? state.value.unread : { count: 0, ids: [] };
  }

  private async checkActiveVersion(): Promise<void> {
    const read = this.reader.modules.readStoredVersions();
    await this.device.loop.run(100);
    const versions = await read;
    this.listed = new Set(versions.ok ? versions.value.map((version) => version.build) : []);
    const released = versions.ok ? versions.value[0]?.released : undefined;
    if (released === undefined) return;
    if (released < this.newestActive) this.found.push(`b${released} is active after b${this.newestActive}`);
    this.newestActive = released;
  }

  /** A worker that nothing stops: reads what is stored. */
  private get reader(): SimulatedWorker {
    this.ownReader ??= new SimulatedWorker(this.device, this.loaders.worker);
    return this.ownReader;
  }
  private ownReader: SimulatedWorker | undefined;
}

const ACTS: Readonly<Record<WorkerAction, (run: Run, n: number) => Promise<void> | void>> = {
  'open a page': (run) => run.openPage(),
  deploy: ({ device: { site } }) => {
    site.number += 1;
  },
  'change the network': ({ device: { site } }, n) => {
    site.mode = SITE_MODES[n % SITE_MODES.length] ?? 'ok';
  },
  'recover the network': ({ device: { site } }) => void Object.assign(site, { mode: 'ok', isOutdated: false }),
  'reach an outdated edge': ({ device: { site } }) => {
    site.isOutdated = true;
  },
  push: (run) => run.push(run.nextId()),
  'push again': (run) => run.push(run.lastId()),
  click: (run, n) => run.click(n % 2 === 0),
  'read the messages': (run) => run.readMessages(),
  'evict a file': (run, n) => run.loseFile(n, false),
  'damage a file': (run, n) => run.loseFile(n, true),
  'stop the worker': (run) => run.start().stop(),
};

/** Runs a schedule of a service worker. Resolves with the first thing that is wrong, and after which step. */
export async function runWorkerSchedule(
  loaders: WorkerLoaders,
  steps: readonly WorkerStep[],
): Promise<{ readonly detail: string; readonly step: number } | undefined> {
  const run = new Run(loaders);
  await run.install();
  for (const [index, step] of steps.entries()) {
    await run.do(step);
    if (run.found[0] !== undefined) return { detail: run.found[0], step: index + 1 };
  }
  await run.recover();
  return run.found[0] === undefined ? undefined : { detail: run.found[0], step: steps.length + 1 };
}
