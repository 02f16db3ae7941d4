import { expect } from 'vitest';
import { SHELL_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { APP_FILES_CACHE } from '../../../src/contract/storage-keys';
import { START_MS } from '../world';
import { Device } from './device';
import { loadWorkerModules } from './load-worker-modules';
import { SimulatedWorker } from './simulated-worker';
import { buildOf, scriptUrlsOf, sha256Hex, textOf } from './site';

export const LOADERS = await loadWorkerModules();

/** How long an event takes at most (ms): longer than every timeout of the worker. */
export const EVENT_MS = 120_000;
const BINDING = { member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' };

export const start = (device: Device, stopAt = 0) => new SimulatedWorker(device, LOADERS.worker, stopAt);
export const open = (worker: SimulatedWorker) => worker.request('/m/home', EVENT_MS, 'navigate');
export const createPush = (id: string) => ({
  data: { text: () => JSON.stringify({ data: { id, title: 'Draw', member: '7', path: '/m/activity' } }) },
});
export const createClick = (id: string) => ({
  action: '',
  notification: { close: () => undefined, data: { id, path: '/m/activity', member: '7' } },
});

/** Returns a device with an installed worker, the build b1 and a member who receives messages. */
export async function createUsedDevice(): Promise<Device> {
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
export async function expectStartOffline(device: Device): Promise<string> {
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
export async function expectRecovery(device: Device): Promise<void> {
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
export async function expectPushes(device: Device): Promise<void> {
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

export const createDeviceWithUpdate = async () => {
  const device = await createUsedDevice();
  device.site.number = 2;
  await device.loop.run(EVENT_MS);
  return device;
};
export const evict = async (device: Device, url: string) =>
  (await device.cacheStorage.open(APP_FILES_CACHE)).delete(`/m/content/${sha256Hex(textOf('b1', url) ?? '')}`);
