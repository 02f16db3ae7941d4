import { describe, expect, test } from 'vitest';
import { SHELL_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { APP_FILES_CACHE } from '../../../src/contract/storage-keys';
import { START_MS } from '../world';
import { Device } from './device';
import { loadWorkerModules } from './load-worker-modules';
import { SimulatedWorker } from './simulated-worker';
import { buildOf, scriptUrlsOf, sha256Hex, textOf } from './site';

const LOADERS = await loadWorkerModules();

/** How long an event takes at most (ms): longer than every timeout of the worker. */
const EVENT_MS = 120_000;
const BINDING = { member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' };

const start = (device: Device, stopAt = 0) => new SimulatedWorker(device, LOADERS.worker, stopAt);
const open = (worker: SimulatedWorker) => worker.request('/m/home', EVENT_MS, 'navigate');
const createPush = (id: string) => ({
  data: { text: () => JSON.stringify({ data: { id, title: 'Draw', member: '7', path: '/m/activity' } }) },
});
const createClick = (id: string) => ({
  action: '',
  notification: { close: () => undefined, data: { id, path: '/m/activity', member: '7' } },
});

/** Returns a device with an installed worker, the build b1 and a member who receives messages. */
async function createUsedDevice(): Promise<Device> {
  const device = new Device(LOADERS.databases, START_MS);
  const worker = start(device);
  await worker.dispatch('install', {}, EVENT_MS);
  await worker.dispatch('activate', {}, EVENT_MS);
  const saved = worker.modules.savePushBinding(BINDING);
  await device.loop.run(1_000);
  expect(await saved).toMatchObject({ ok: true });
  worker.stop();
  return device;
}

/** Expects that a page starts offline with every file of one build. Resolves with the build. */
async function expectStartOffline(device: Device): Promise<string> {
  device.site.mode = 'offline';
  const worker = start(device);
  const build = buildOf((await open(worker)) ?? '') ?? 'none';
  for (const url of scriptUrlsOf(build))
    expect(await worker.request(url, EVENT_MS), `${url} of ${build}`).toBe(textOf(build, url));
  worker.stop();
  device.site.mode = 'ok';
  return build;
}

/** Expects that the build of the server is stored after a visit, and nothing besides the stored versions. */
async function expectRecovery(device: Device): Promise<void> {
  const worker = start(device);
  await open(worker);
  await device.loop.run(EVENT_MS);
  await open(worker);
  worker.stop();
  expect(await expectStartOffline(device)).toBe(device.site.build);
  const keys = await (await device.cacheStorage.open(APP_FILES_CACHE)).keys();
  const needed = ['b1', 'b2'].flatMap((build) =>
    [SHELL_URL, ...scriptUrlsOf(build)].map((url) => sha256Hex(textOf(build, url) ?? '')),
  );
  expect(keys.map(({ url }) => url.split('/').at(-1) ?? '').filter((hash) => !needed.includes(hash))).toEqual([]);
}

/** Expects that the next push shows one notification, and that the device counts what was received. */
async function expectPushes(device: Device): Promise<void> {
  const shownBefore = device.shown.length;
  const worker = start(device);
  await worker.dispatch('push', createPush('next'), EVENT_MS);
  expect(device.shown.slice(shownBefore)).toEqual(['next']);
  const reading = worker.modules.readPushDeviceState();
  await device.loop.run(1_000);
  const state = await reading;
  if (!state.ok) throw new Error(state.error);
  const { count, ids } = state.value.unread;
  expect(count, 'unread').toBe(ids.length);
  expect(device.shown, 'counted').toEqual(expect.arrayContaining([...ids]));
  expect(device.badge, 'badge').toBe(count);
  expect([...device.receipts]).toEqual(expect.arrayContaining(['next:d1:received', 'next:d1:shown']));
  worker.stop();
}

/** Stops the worker at each step of an event in turn. Resolves with the number of steps. */
async function stopAtEachStep(
  prepare: () => Promise<Device>,
  event: (worker: SimulatedWorker) => Promise<unknown>,
  verify: (device: Device) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step += 1) {
    const device = await prepare();
    const worker = start(device, step);
    await event(worker);
    const { isStopped } = worker.steps;
    worker.stop();
    await verify(device).catch((error: Error) => {
      throw new Error(`stopped at step ${step}: ${error.message}`, { cause: error });
    });
    if (!isStopped) return step - 1;
  }
}

const createDeviceWithUpdate = async () => {
  const device = await createUsedDevice();
  device.site.number = 2;
  await device.loop.run(EVENT_MS);
  return device;
};
const evict = async (device: Device, url: string) =>
  (await device.cacheStorage.open(APP_FILES_CACHE)).delete(`/m/content/${sha256Hex(textOf('b1', url) ?? '')}`);

describe('[OFF-2][UPD-2] a service worker that is stopped at any step and starts again', () => {
  test('of install: a visit stores the build of the server', async () => {
    const steps = await stopAtEachStep(
      async () => new Device(LOADERS.databases, START_MS),
      (worker) => worker.dispatch('install', {}, EVENT_MS),
      expectRecovery,
    );
    expect(steps).toBeGreaterThan(40);
  });

  test('of activate: pages start offline', async () => {
    const steps = await stopAtEachStep(
      createUsedDevice,
      (worker) => worker.dispatch('activate', {}, EVENT_MS),
      async (device) => {
        expect(await expectStartOffline(device)).toBe('b1');
        await expectRecovery(device);
      },
    );
    expect(steps).toBeGreaterThan(2);
  });

  test('of a navigation that finds a new build: one of both builds starts offline, whole, and never an older one', async () => {
    const steps = await stopAtEachStep(createDeviceWithUpdate, open, async (device) => {
      const build = await expectStartOffline(device);
      expect(['b1', 'b2']).toContain(build);
      expect((await expectStartOffline(device)) >= build).toBe(true);
      await expectRecovery(device);
    });
    expect(steps).toBeGreaterThan(40);
  });

  test('of a request for a script that the browser has evicted: the script arrives, and is stored', async () => {
    const [script = ''] = scriptUrlsOf('b1');
    const steps = await stopAtEachStep(
      async () => {
        const device = await createUsedDevice();
        await evict(device, script);
        return device;
      },
      (worker) => worker.request(script, EVENT_MS),
      async (device) => {
        const worker = start(device);
        expect(await worker.request(script, EVENT_MS)).toBe(textOf('b1', script));
        worker.stop();
        expect(await expectStartOffline(device)).toBe('b1');
      },
    );
    expect(steps).toBeGreaterThan(10);
  });

  test('as soon as what a request waits for has settled: the script that the browser had evicted is stored', async () => {
    const [script = ''] = scriptUrlsOf('b1');
    const device = await createUsedDevice();
    await evict(device, script);
    await new SimulatedWorker(device, LOADERS.worker, 0, true).request(script, EVENT_MS);
    expect(await expectStartOffline(device)).toBe('b1');
  });
});

describe('[PUSH-3] a service worker that is stopped at any step and starts again', () => {
  test('of a push: one notification at most, and the next push is shown and counted', async () => {
    const steps = await stopAtEachStep(
      createUsedDevice,
      (worker) => worker.dispatch('push', createPush('first'), EVENT_MS),
      async (device) => {
        expect(device.shown.length).toBeLessThanOrEqual(1);
        await expectPushes(device);
      },
    );
    expect(steps).toBeGreaterThan(20);
  });

  test('of a click: one window at most, and the next click opens its page', async () => {
    const steps = await stopAtEachStep(
      createUsedDevice,
      (worker) => worker.dispatch('notificationclick', createClick('first'), EVENT_MS),
      async (device) => {
        expect(device.windows.length).toBeLessThanOrEqual(1);
        const worker = start(device);
        await worker.dispatch('notificationclick', createClick('next'), EVENT_MS);
        expect(device.windows.map(({ url }) => new URL(url).pathname)).toEqual(['/m/activity']);
        worker.stop();
        await expectPushes(device);
      },
    );
    expect(steps).toBeGreaterThan(10);
  });
});
