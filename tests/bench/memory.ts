import { setTimeout as pause } from 'node:timers/promises';
import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { type Benchmark, createFixedLimitMetric, createRatioMetric, runMeasurementsInterleaved } from './measure';
import {
  type MeasuredSite,
  openAndMeasureStartup,
  serveMeasuredApp,
  serveMeasuredMinimalReactPage,
} from './measured-site';

const ROUNDS = 3;
const BYTES_PER_MB = 1_000_000;
const ROUTE_CHANGES = 200;
const LEAK_LIMIT_MB = 1;
/** Minimum delay of the timers that are sped up to simulate an hour of polling (ms). */
const POLL_TIMER_MS = 5_000;
const POLL_SPEEDUP = 100;
const HOUR_MS = 3_600_000;
/** Time allowed for the start and the first polls, which fill caches (ms). */
const INITIAL_POLLING_MS = 10_000;
const ROUTES = ['/m/home', '/m/home?search=', '/m/activity', '/m/inviteFriends', '/m/login'];

const SHORTEN_POLL_TIMERS = `for (const name of ['setTimeout', 'setInterval']) {
  const original = window[name];
  window[name] = (callback, delay = 0, ...values) =>
    original(callback, delay >= ${POLL_TIMER_MS} ? delay / ${POLL_SPEEDUP} : delay, ...values);
}`;

/** Returns an expression that opens a route and waits for two frames, as a visitor who taps fast does. */
const changeRoute = (path: string) => `new Promise((done) => {
  history.pushState(null, '', '${path}');
  dispatchEvent(new PopStateEvent('popstate'));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
})`;

/**
 * Heap size of home, compared with that of a minimal React page. Also measures the heap growth over 200 route changes
 * and over an hour of polling.
 */
export const memoryBenchmark: Benchmark = {
  name: 'memory',
  async measure({ runs = ROUNDS }) {
    const targets = await Promise.all([serveMeasuredApp(), serveMeasuredMinimalReactPage(false)]);
    const [app] = targets;
    try {
      const [heaps = [], floors = []] = await runMeasurementsInterleaved(
        runs,
        targets.map((target) => () => withBrowser(target, heapOf)),
      );
      return [
        createRatioMetric({ name: 'heap of home', unit: 'MB', baselineName: 'React hello', limit: 2.5 }, heaps, floors),
        createFixedLimitMetric(
          `heap growth over ${ROUTE_CHANGES} route changes`,
          'MB',
          await withBrowser(app, growthOverRoutes),
          LEAK_LIMIT_MB,
        ),
        createFixedLimitMetric(
          'heap growth over an hour of polling',
          'MB',
          await withBrowser(app, growthOverPolling),
          LEAK_LIMIT_MB,
        ),
      ];
    } finally {
      await Promise.all(targets.map((target) => target.close()));
    }
  },
};

async function withBrowser<T>(
  target: MeasuredSite,
  measureIn: (browser: RawCdpBrowser, target: MeasuredSite) => Promise<T>,
): Promise<T> {
  const browser = await target.browser();
  try {
    return await measureIn(browser, target);
  } finally {
    await browser.close();
  }
}

async function heapOf(browser: RawCdpBrowser, target: MeasuredSite): Promise<number> {
  await openAndMeasureStartup(browser, target);
  return usedHeap(browser);
}

/** Resolves with the heap growth over the route changes (MB), after first visits that load the code of each route. */
async function growthOverRoutes(browser: RawCdpBrowser, target: MeasuredSite): Promise<number> {
  await openAndMeasureStartup(browser, target);
  const visitAll = async (count: number) => {
    for (let n = 0; n < count; n += 1) await browser.evaluate(changeRoute(ROUTES[n % ROUTES.length] ?? '/m/home'));
    await browser.evaluate(changeRoute('/m/home'));
    await pause(1_000);
  };
  await visitAll(5 * ROUTES.length);
  const before = await usedHeap(browser);
  await visitAll(ROUTE_CHANGES);
  return (await usedHeap(browser)) - before;
}

async function growthOverPolling(browser: RawCdpBrowser, target: MeasuredSite): Promise<number> {
  await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: SHORTEN_POLL_TIMERS });
  await browser.open(`${target.proxy.origin}/m/home`);
  await pause(INITIAL_POLLING_MS); // requests never stop, so that the page does not settle
  const before = await usedHeap(browser);
  await pause(HOUR_MS / POLL_SPEEDUP);
  return (await usedHeap(browser)) - before;
}

/** Resolves with the heap in use after a garbage collection (MB). */
async function usedHeap(browser: RawCdpBrowser): Promise<number> {
  await browser.send('HeapProfiler.enable');
  await browser.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await browser.send('Runtime.getHeapUsage')) as { usedSize: number };
  await browser.send('HeapProfiler.disable');
  return usedSize / BYTES_PER_MB;
}
