import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import type { Faults } from '../support/http/fault-relay';
import { type Figure, type Measure, median } from './measure';
import { appTarget, floorTarget, type StartTimes, startIn, type Target } from './start-target';

const ROUNDS = 5;

/** Network conditions of slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Network faults during a repeat start. */
const NETWORKS: Readonly<Record<string, Faults>> = {
  online: {},
  offline: { refuse: true },
  'lie-fi': { blackhole: true },
};

const PAINTS = { fcp: 'first paint', lcp: 'largest paint' } as const;

/** Start times of the app beside a minimal React page: the first start, and repeat starts in three network states. */
export const start: Measure = {
  name: 'start',
  async measure({ runs = ROUNDS }) {
    const [app, hello, prerendered] = await Promise.all([appTarget(), floorTarget(false), floorTarget(true)]);
    try {
      const targets = [app, hello, prerendered];
      const cold = await runInterleaved(
        runs,
        targets.map((target) => () => coldStart(target)),
      );
      const figures = [
        figure(
          'first start, first paint',
          medianOf(cold[0], 'fcp'),
          medianOf(cold[2], 'fcp'),
          'React hello, prerendered',
          1.3,
        ),
        figure('first start, content', medianOf(cold[0], 'content'), medianOf(cold[1], 'content'), 'React hello', 1.15),
      ];
      return [...figures, ...(await repeatStarts(runs, app, hello))];
    } finally {
      await Promise.all([app, hello, prerendered].map((target) => target.close()));
    }
  },
};

async function coldStart(target: Target): Promise<StartTimes> {
  const browser = await target.browser();
  try {
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', SLOW_4G);
    return await startIn(browser, target);
  } finally {
    await browser.close();
  }
}

async function repeatStarts(runs: number, app: Target, hello: Target): Promise<Figure[]> {
  const browsers = new Map<Target, RawCdpBrowser>();
  try {
    for (const target of [app, hello]) {
      const browser = await target.browser();
      browsers.set(target, browser);
      await startIn(browser, target);
      await target.untilStored(browser);
      await browser.send('ServiceWorker.enable');
    }
    const repeat = (faults: Faults) => async (target: Target) => {
      const browser = browsers.get(target);
      if (!browser) throw new Error('no browser');
      await browser.open('about:blank');
      await browser.send('ServiceWorker.stopAllWorkers');
      target.proxy.set(faults);
      target.proxy.resetConnections();
      return startIn(browser, target);
    };
    const networks = Object.entries(NETWORKS);
    const kinds = networks.flatMap(([, faults]) => [app, hello].map((target) => () => repeat(faults)(target)));
    const shown = await runInterleaved(runs, kinds);
    const of = (network: string, targetIndex: 0 | 1, what: keyof StartTimes) =>
      medianOf(shown[2 * networks.findIndex(([name]) => name === network) + targetIndex], what);
    return [
      ...networks.flatMap(([network]) =>
        (['fcp', 'lcp'] as const).map((what) =>
          figure(
            `later start, ${network}, ${PAINTS[what]}`,
            of(network, 0, what),
            of(network, 1, what),
            'React hello',
            1.3,
          ),
        ),
      ),
      ...(['fcp', 'lcp'] as const).map((what) =>
        figure(
          `later start, lie-fi, ${PAINTS[what]}`,
          of('lie-fi', 0, what),
          of('offline', 0, what),
          'the app offline',
          1.3,
        ),
      ),
    ];
  } finally {
    await Promise.all([...browsers.values()].map((browser) => browser.close()));
  }
}

/** Runs one start of each kind per round, so that a temporary load on the machine affects all kinds. */
async function runInterleaved(runs: number, kinds: readonly (() => Promise<StartTimes>)[]) {
  const all: StartTimes[][] = kinds.map(() => []);
  for (let round = 0; round < runs; round += 1)
    for (const [index, start] of kinds.entries()) all[index]?.push(await start());
  return all;
}

const medianOf = (starts: readonly StartTimes[] | undefined, what: keyof StartTimes) =>
  median((starts ?? []).map((one) => one[what]));

const figure = (name: string, measured: number, baseline: number, baselineName: string, ratio: number): Figure => ({
  name,
  unit: 'ms',
  measured,
  baseline,
  baselineName,
  target: { atMost: baseline * ratio },
});
