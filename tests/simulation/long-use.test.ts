import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_RECEIVED_PUSH_MESSAGE_IDS } from '../../src/base/push/push-store';
import { signIn, signOut } from './acts-of-members';
import { openOrLeaveHome } from './acts-on-home';
import { createLoaders, Simulator } from './run-schedule';
import { Device } from './worker/device';
import { loadWorkerModules } from './worker/load-worker-modules';
import { SimulatedWorker } from './worker/simulated-worker';
import { START_MS, type World } from './world';

/** Whether everything runs as long as in a night: `npm run nightly`. */
const IS_NIGHT = process.env.LONG_USE === '1';
const HOURS = IS_NIGHT ? 24 : 2;
const CYCLES = IS_NIGHT ? 200 : 12;
const PUSHES = IS_NIGHT ? 2_000 : 60;
const TIMEOUT_MS = 1_800_000;

const HOUR_MS = 3_600_000;
/** Number at which the badge stays. */
const MAX_BADGE = 99;
/** What the heap may grow by after the first rounds, which fill caches (bytes). */
const MAX_GROWTH_BYTES = 2_000_000;

const LISTENED = [
  'online',
  'offline',
  'storage',
  'focus',
  'pageshow',
  'pagehide',
  'visibilitychange',
  'freeze',
  'resume',
];

let collectGarbage: () => void;
beforeAll(() => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc');
});

function readHeapBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

interface Left {
  readonly timers: number;
  readonly listeners: number;
  readonly heap: number;
}

/** Returns what the first page holds. What the simulation itself has recorded is dropped before. */
function readLeft({ loop, browser, tabs }: World): Left {
  browser.network.sent.length = 0;
  browser.channels.sent.length = 0;
  const { page } = tabs[0] as World['tabs'][0];
  const listeners = [page.events, page.documentEvents].flatMap((target) =>
    LISTENED.map((name) => getEventListeners(target, name).length),
  );
  return { timers: loop.countTasks(page), listeners: listeners.reduce((sum, n) => sum + n), heap: readHeapBytes() };
}

/** Runs rounds in one world. Expects that the last ones leave no more than the first. */
async function expectNoGrowth(rounds: number, round: (world: World) => Promise<void>): Promise<void> {
  const simulator = new Simulator(await createLoaders());
  const [before, after] = await simulator.use(1, async (world) => {
    const first = Math.ceil(rounds / 4);
    for (let index = 0; index < first; index += 1) await round(world);
    const left = readLeft(world);
    for (let index = first; index < rounds; index += 1) await round(world);
    return [left, readLeft(world)] as const;
  });
  expect(after.timers, 'timers').toBeLessThanOrEqual(before.timers);
  expect(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners);
  expect(after.heap - before.heap, 'growth of the heap (bytes)').toBeLessThan(MAX_GROWTH_BYTES);
}

describe('long use of one page', () => {
  test(
    `[SESS-4] ${CYCLES} sign-ins and sign-outs leave no timer, no listener and less than 2 MB`,
    () =>
      expectNoGrowth(CYCLES, async (world) => {
        const [tab] = world.tabs;
        if (!tab) return;
        signIn(world, tab, 0);
        await world.loop.run(60_000);
        signOut(world, tab);
        await world.loop.run(60_000);
      }),
    TIMEOUT_MS,
  );

  test(
    `[SAFE-4] ${HOURS} hours on home with a session leave no timer, no listener and less than 2 MB`,
    () =>
      expectNoGrowth(HOURS, async (world) => {
        const [tab] = world.tabs;
        if (!tab) return;
        if (!tab.isHome) openOrLeaveHome(world, tab);
        signIn(world, tab, 0);
        await world.loop.run(HOUR_MS);
      }),
    TIMEOUT_MS,
  );
});

test(
  `[PUSH-3] ${PUSHES} pushes leave no timer, no queued receipt and no more ids than are kept`,
  async () => {
    const { worker: load, databases } = await loadWorkerModules();
    const device = new Device(databases, START_MS);
    const worker = new SimulatedWorker(device, load);
    const saved = worker.modules.savePushBinding({ member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' });
    await device.loop.run(1_000);
    await saved;
    for (let index = 0; index < PUSHES; index += 1) {
      const text = JSON.stringify({ data: { id: `m${index}`, title: 'Draw', member: '7' } });
      await worker.dispatch('push', { data: { text: () => text } }, 10_000);
    }
    expect(device.loop.countTasks(worker)).toBe(0);
    expect(device.shown).toHaveLength(PUSHES);
    expect(device.receipts.size).toBe(2 * PUSHES);
    const reading = [worker.modules.readPushDeviceState(), worker.modules.readOutboxCounts()] as const;
    await device.loop.run(1_000);
    expect(await reading[0]).toMatchObject({ value: { unread: { count: Math.min(PUSHES, MAX_BADGE) } } });
    const state = await reading[0];
    expect(state.ok && state.value.unread.ids.length).toBe(Math.min(PUSHES, MAX_RECEIVED_PUSH_MESSAGE_IDS));
    expect(await reading[1]).toMatchObject({ value: { waiting: 0 } });
  },
  TIMEOUT_MS,
);
