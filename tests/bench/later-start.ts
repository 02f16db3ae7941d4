import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import type { NetworkFaults } from '../support/http/fault-relay';
import {
  type Benchmark,
  type BenchmarkMetric,
  createFixedLimitMetric,
  createRatioMetric,
  median,
  runMeasurementsInterleaved,
} from './measure';
import {
  launchBrowserAfterVisit,
  type MeasuredSite,
  openAndMeasureStartup,
  restoreCpuSpeed,
  serveMeasuredApp,
  serveMeasuredMinimalReactPage,
  throttleCpu,
} from './measured-site';
import type { StartupMetrics } from './startup-metrics';

const ROUNDS = 7;
const BASELINE = 'React hello';

/** Network faults during a start after the first visit, by name of the network state. */
const NETWORKS: Readonly<Record<string, NetworkFaults>> = {
  online: {},
  offline: { refuse: true },
  'a network without responses': { blackhole: true },
};

/**
 * Starts after the first visit in three network states, compared with those of a minimal React page with a service
 * worker.
 */
export const laterStartBenchmark: Benchmark = {
  name: 'later start',
  async measure({ runs = ROUNDS }) {
    const targets = await Promise.all([serveMeasuredApp(), serveMeasuredMinimalReactPage(false)]);
    const browsers: RawCdpBrowser[] = [];
    try {
      for (const target of targets) browsers.push(await launchBrowserAfterVisit(target));
      const networks = Object.entries(NETWORKS);
      const kinds = networks.flatMap(([, faults]) =>
        targets.map((target, index) => () => startAgain(browsers[index], target, faults)),
      );
      const starts = await runMeasurementsInterleaved(runs, kinds);
      return networks.flatMap(([network], index) =>
        figuresOf(`later start, ${network}`, starts[2 * index] ?? [], starts[2 * index + 1] ?? []),
      );
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      await Promise.all(targets.map((target) => target.close()));
    }
  },
};

/** Stops the service worker of a site and opens the site again, which simulates a visit on the next day. */
async function startAgain(
  browser: RawCdpBrowser | undefined,
  target: MeasuredSite,
  faults: NetworkFaults,
): Promise<StartupMetrics> {
  if (!browser) throw new Error('no browser');
  await browser.send('ServiceWorker.stopAllWorkers');
  target.proxy.set(faults);
  target.proxy.resetConnections();
  await throttleCpu(browser);
  try {
    return await openAndMeasureStartup(browser, target);
  } finally {
    target.proxy.set({});
    await restoreCpuSpeed(browser);
    // The animations of a page that stays open would slow down the start that is measured next.
    await browser.open('about:blank');
  }
}

function figuresOf(name: string, app: readonly StartupMetrics[], floor: readonly StartupMetrics[]): BenchmarkMetric[] {
  const against = (limit: number, label: string, what: keyof StartupMetrics) =>
    createRatioMetric(
      { name: `${name}, ${label}`, baselineName: BASELINE, limit },
      valuesOf(app, what),
      valuesOf(floor, what),
    );
  return [
    against(1.2, 'first paint', 'fcp'),
    against(1.2, 'games on screen', 'content'),
    against(1.2, 'largest paint', 'lcp'),
    against(2, 'ready for a tap', 'interactive'),
    against(2, 'sum of long tasks', 'longTasks'),
    createFixedLimitMetric(
      `${name}, longest task after the first paint`,
      'ms',
      median(valuesOf(app, 'longestTask')),
      100,
    ),
  ];
}

const valuesOf = (starts: readonly StartupMetrics[], what: keyof StartupMetrics) => starts.map((one) => one[what]);
