import { setTimeout as pause } from 'node:timers/promises';
import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import {
  type Benchmark,
  type BenchmarkMetric,
  createFixedLimitMetric,
  createRatioMetric,
  median,
  runMeasurementsInterleaved,
} from './measure';
import {
  type MeasuredSite,
  openAndMeasureStartup,
  serveMeasuredApp,
  serveMeasuredMinimalReactPage,
  throttleCpu,
  throttleNetwork,
} from './measured-site';
import type { StartupMetrics } from './startup-metrics';

const ROUNDS = 7;
const BYTES_PER_KB = 1000;
/** Time between two simulated taps during the measured page load (ms). */
const TAP_INTERVAL_MS = 150;
/** Position and mouse button of a simulated tap. The position is at the top of the page, where no control is. */
const TAP = { x: 206, y: 8, button: 'left', clickCount: 1 };

const BASELINE = 'React hello';

interface Visit extends StartupMetrics {
  /** Data received before the visitor has shown interest, with what the service worker stores until then (KB). */
  readonly kilobytesBeforeInterest: number;
  /** Data received until the service worker had stored the site (KB). */
  readonly kilobytesStored: number;
}

/**
 * A first visit to the app on slow 4G at a quarter of the CPU speed, compared with two minimal React pages: one
 * prerendered, one not.
 */
export const firstVisitBenchmark: Benchmark = {
  name: 'first visit',
  async measure({ runs = ROUNDS }) {
    const targets = await Promise.all([
      serveMeasuredApp(),
      serveMeasuredMinimalReactPage(false),
      serveMeasuredMinimalReactPage(true),
    ]);
    const [app, hello] = targets;
    try {
      const [visits = [], floors = [], prerendered = []] = await runMeasurementsInterleaved(
        runs,
        targets.map((target) => () => visit(target)),
      );
      const [tapped = [], tappedFloors = []] = await runMeasurementsInterleaved(
        Math.ceil(runs / 2),
        [app, hello].map((target) => () => visit(target, tap)),
      );
      const against = (limit: number, name: string, what: keyof Visit, unit: BenchmarkMetric['unit'] = 'ms') =>
        createRatioMetric(
          { name: `first visit, ${name}`, unit, baselineName: BASELINE, limit },
          valuesOf(visits, what),
          valuesOf(floors, what),
        );
      return [
        createRatioMetric(
          { name: 'first visit, first paint', baselineName: `${BASELINE}, prerendered`, limit: 1.3 },
          valuesOf(visits, 'fcp'),
          valuesOf(prerendered, 'fcp'),
        ),
        against(1.15, 'games on screen', 'content'),
        against(1.5, 'largest paint', 'lcp'),
        against(2, 'viewport complete', 'complete'),
        against(3, 'ready for a tap', 'interactive'),
        createFixedLimitMetric('first visit, layout shift', '', median(valuesOf(visits, 'shift')), 0.01),
        against(1.5, 'bytes before the games', 'kilobytesBeforeContent', 'KB'),
        against(2.5, 'bytes until settled', 'kilobytesSettled', 'KB'),
        createFixedLimitMetric(
          'first visit, bytes with what is stored before interest is shown',
          'KB',
          median(valuesOf(visits, 'kilobytesBeforeInterest')),
          330,
        ),
        createFixedLimitMetric(
          'first visit, bytes with the whole site stored after it',
          'KB',
          median(valuesOf(visits, 'kilobytesStored')),
          600,
        ),
        against(2, 'sum of long tasks', 'longTasks'),
        createFixedLimitMetric(
          'first visit, longest task after the first paint',
          'ms',
          median(valuesOf(visits, 'longestTask')),
          100,
        ),
        createRatioMetric(
          { name: 'first visit, slowest response to taps', baselineName: BASELINE, limit: 2 },
          valuesOf(tapped, 'response'),
          valuesOf(tappedFloors, 'response'),
        ),
      ];
    } finally {
      await Promise.all(targets.map((target) => target.close()));
    }
  },
};

async function visit(target: MeasuredSite, meanwhile?: (browser: RawCdpBrowser) => Promise<unknown>): Promise<Visit> {
  const browser = await target.browser();
  const before = target.proxy.receivedBytes();
  try {
    await throttleCpu(browser);
    await throttleNetwork(browser);
    const times = await openAndMeasureStartup(browser, target, meanwhile && (() => meanwhile(browser)));
    const kilobytes = () => (target.proxy.receivedBytes() - before) / BYTES_PER_KB;
    if (!meanwhile) await target.untilQuiet();
    const kilobytesBeforeInterest = kilobytes();
    if (!meanwhile) await target.untilStored(browser);
    return { ...times, kilobytesBeforeInterest, kilobytesStored: kilobytes() };
  } finally {
    await browser.close();
  }
}

async function tap(browser: RawCdpBrowser): Promise<void> {
  await browser.send('Input.dispatchMouseEvent', { ...TAP, type: 'mousePressed' });
  await browser.send('Input.dispatchMouseEvent', { ...TAP, type: 'mouseReleased' });
  await pause(TAP_INTERVAL_MS);
}

const valuesOf = (visits: readonly Visit[], what: keyof Visit) => visits.map((one) => one[what]);
