import { describe, expect, test } from 'vitest';
import { START_MS } from '../world';
import { Device } from './device';
import type { SimulatedWorker } from './simulated-worker';
import { buildOf, scriptUrlsOf, textOf } from './site';
import {
  createClick,
  createDeviceWithUpdate,
  createPush,
  createUsedDevice,
  EVENT_MS,
  evict,
  expectPushes,
  expectRecovery,
  expectStartOffline,
  LOADERS,
  open,
  start,
} from './worker-events';

/** What writes find the storage full: one, or one and all after it, until the event has ended. */
const KINDS = [
  ['one write', (from: number) => (write: number) => write === from],
  ['a write and all after it', (from: number) => (write: number) => write >= from],
] as const;

/** Fills the storage at each write of an event in turn, in both ways. Resolves with the number of writes. */
async function fillAtEachWrite(
  prepare: () => Promise<Device>,
  event: (worker: SimulatedWorker, device: Device) => Promise<unknown>,
  verify: (device: Device) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (const [kind, refuseFrom] of KINDS) {
    for (let from = 1; ; from += 1) {
      const device = await prepare();
      device.space.refuse(refuseFrom(from));
      const worker = start(device);
      const at = (error: Error) => {
        throw new Error(`full at ${kind}, from write ${from}: ${error.message}`, { cause: error });
      };
      await event(worker, device).catch(at);
      const { writes } = device.space;
      worker.stop();
      device.space.free();
      await verify(device).catch(at);
      count = Math.max(count, from - 1);
      if (writes < from) break;
    }
  }
  return count;
}

describe('[OFF-2][UPD-2] a service worker whose storage is full at any write', () => {
  test('of install: the page still loads, and a later visit stores the build of the server', async () => {
    const writes = await fillAtEachWrite(
      async () => new Device(LOADERS.databases, START_MS),
      async (worker) => {
        await worker.dispatch('install', {}, EVENT_MS);
        await worker.dispatch('activate', {}, EVENT_MS);
        expect(buildOf((await open(worker)) ?? '')).toBe('b1');
      },
      expectRecovery,
    );
    expect(writes).toBeGreaterThan(5);
  });

  test('of a navigation that finds a new build: one of both builds opens and starts offline, whole', async () => {
    const writes = await fillAtEachWrite(
      createDeviceWithUpdate,
      async (worker) => {
        expect(['b1', 'b2']).toContain(buildOf((await open(worker)) ?? ''));
      },
      async (device) => {
        expect(['b1', 'b2']).toContain(await expectStartOffline(device));
        await expectRecovery(device);
      },
    );
    expect(writes).toBeGreaterThan(5);
  });

  test('of a request for a script that the browser has evicted: the script arrives, and is stored later', async () => {
    const [script = ''] = scriptUrlsOf('b1');
    const writes = await fillAtEachWrite(
      async () => {
        const device = await createUsedDevice();
        await evict(device, script);
        return device;
      },
      async (worker) => expect(await worker.request(script, EVENT_MS)).toBe(textOf('b1', script)),
      async (device) => {
        const worker = start(device);
        expect(await worker.request(script, EVENT_MS)).toBe(textOf('b1', script));
        worker.stop();
        expect(await expectStartOffline(device)).toBe('b1');
      },
    );
    expect(writes).toBeGreaterThan(0);
  });
});

describe('[PUSH-3] a service worker whose storage is full at any write', () => {
  test('of a push: it shows the notification, and the next push is shown and counted', async () => {
    const writes = await fillAtEachWrite(
      createUsedDevice,
      async (worker, device) => {
        await worker.dispatch('push', createPush('first'), EVENT_MS);
        expect(device.shown).toEqual(['first']);
      },
      expectPushes,
    );
    expect(writes).toBeGreaterThan(0);
  });

  test('of a click: its page opens, and so does that of the next click', async () => {
    await fillAtEachWrite(
      createUsedDevice,
      async (worker, device) => {
        await worker.dispatch('notificationclick', createClick('first'), EVENT_MS);
        expect(device.windows.map(({ url }) => new URL(url).pathname)).toEqual(['/m/activity']);
      },
      expectPushes,
    );
  });
});
