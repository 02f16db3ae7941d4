import { describe, expect, test } from 'vitest';
import { START_MS } from '../world';
import { Device } from './device';
import { SimulatedWorker } from './simulated-worker';
import { scriptUrlsOf, textOf } from './site';
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
