import type { Faults } from '../support/fault-relay';
import type { LoneBrowser } from '../support/lone-browser';
import { type Figure, type Measure, median } from './measure';
import { appTarget, floorTarget, type Shown, startIn, type Target } from './start-target';

const ROUNDS = 5;

/** Slow 4G. */
const LINK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** What the line does at a repeat start. */
const LINES: Readonly<Record<string, Faults>> = {
  online: {},
  offline: { refuse: true },
  'lie-fi': { blackhole: true },
};

const PAINTS = { fcp: 'first paint', lcp: 'largest paint' } as const;

/** Starts of the app beside starts of a React page that says hello: the first one, and later ones on three lines. */
export const start: Measure = {
  name: 'start',
  async measure({ runs = ROUNDS }) {
    const [app, hello, prerendered] = await Promise.all([appTarget(), floorTarget(false), floorTarget(true)]);
    try {
      const targets = [app, hello, prerendered];
      const cold = await interleaved(
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

async function coldStart(target: Target): Promise<Shown> {
  const browser = await target.browser();
  try {
    await browser.send('Network.enable');
    await browser.send('Network.emulateNetworkConditions', LINK);
    return await startIn(browser, target);
  } finally {
    await browser.close();
  }
}

async function repeatStarts(runs: number, app: Target, hello: Target): Promise<Figure[]> {
  const browsers = new Map<Target, LoneBrowser>();
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
      target.line.set(faults);
      target.line.cutAll();
      return startIn(browser, target);
    };
    const lines = Object.entries(LINES);
    const kinds = lines.flatMap(([, faults]) => [app, hello].map((target) => () => repeat(faults)(target)));
    const shown = await interleaved(runs, kinds);
    const of = (line: string, floor: 0 | 1, what: keyof Shown) =>
      medianOf(shown[2 * lines.findIndex(([name]) => name === line) + floor], what);
    return [
      ...lines.flatMap(([line]) =>
        (['fcp', 'lcp'] as const).map((what) =>
          figure(`later start, ${line}, ${PAINTS[what]}`, of(line, 0, what), of(line, 1, what), 'React hello', 1.3),
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

/** Rounds of one start of each kind, so that a machine that is busy for a while is so for all of them. */
async function interleaved(runs: number, kinds: readonly (() => Promise<Shown>)[]) {
  const all: Shown[][] = kinds.map(() => []);
  for (let round = 0; round < runs; round += 1)
    for (const [place, shown] of kinds.entries()) all[place]?.push(await shown());
  return all;
}

const medianOf = (starts: readonly Shown[] | undefined, what: keyof Shown) =>
  median((starts ?? []).map((one) => one[what]));

const figure = (name: string, measured: number, floor: number, beside: string, ratio: number): Figure => ({
  name,
  unit: 'ms',
  measured,
  floor,
  beside,
  mark: { atMost: floor * ratio },
});
