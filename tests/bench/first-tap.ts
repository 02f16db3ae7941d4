import { setTimeout as pause } from 'node:timers/promises';
import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import {
  type Benchmark,
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

const ROUNDS = 5;
/** When the game is tapped (ms after the navigation), or as soon as the first picture is shown. */
const TAP_AT_MS = 300;
const POLL_MS = 20;
/** After this time a tap counts as lost (ms). */
const MAX_WAIT_MS = 60_000;
const NAME = 'later start, a tap at 300 ms';

/** Records when the tapped game looks pressed, and when the page of the game replaces home. */
const OBSERVER = `(() => {
  const look = () => {
    const { tap } = window;
    const tile = document.querySelector('.first-snapshot section li a');
    if (tap?.at && !tap.pressed && tile?.style.opacity) tap.pressed = performance.now();
    if (location.protocol === 'http:' && location.pathname !== '/m/home') tap.carriedOut ??= performance.now();
    else requestAnimationFrame(look);
  };
  window.tap = {};
  addEventListener('pointerdown', () => { window.tap.at = performance.now(); }, true);
  requestAnimationFrame(look);
})()`;

/** Resolves with the middle of the first game of the first picture; undefined before the time of the tap. */
const TILE = `(() => {
  const box = document.querySelector('.first-snapshot section li a')?.getBoundingClientRect();
  return box && performance.now() > ${TAP_AT_MS} ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
})()`;

interface Tap {
  readonly at: number;
  readonly pressed?: number;
  readonly carriedOut?: number;
}

/**
 * A tap on a game while a later start shows its first picture, at a quarter of the CPU speed: when the game looks
 * pressed, and when its page is shown, beside the time when a minimal React page is ready for a tap.
 */
export const firstTapBenchmark: Benchmark = {
  name: 'first tap',
  async measure({ runs = ROUNDS }) {
    const targets = [await serveMeasuredApp(), await serveMeasuredMinimalReactPage(false)] as const;
    const browsers: RawCdpBrowser[] = [];
    try {
      for (const target of targets) browsers.push(await launchBrowserAfterVisit(target));
      const [app, hello] = browsers;
      if (!app || !hello) throw new Error('No browser');
      await observeTaps(app);
      const [taps = [], ready = []] = await runMeasurementsInterleaved<Tap>(runs, [
        () => startAgain(app, targets[0], () => tapDuringStart(app, targets[0])),
        () =>
          startAgain(hello, targets[1], async () => ({
            at: 0,
            carriedOut: (await openAndMeasureStartup(hello, targets[1])).interactive,
          })),
      ]);
      return [
        createFixedLimitMetric(
          `${NAME}, looks pressed after`,
          'ms',
          median(taps.map(({ at, pressed = Number.NaN }) => pressed - at)),
          100,
        ),
        createRatioMetric(
          { name: `${NAME}, carried out`, baselineName: 'React hello, ready for a tap', limit: 2.5 },
          carriedOutOf(taps),
          carriedOutOf(ready),
        ),
      ];
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      await Promise.all(targets.map((target) => target.close()));
    }
  },
};

const carriedOutOf = (taps: readonly Tap[]) => taps.map(({ carriedOut = Number.NaN }) => carriedOut);

/** Stops the service worker and measures a start at a quarter of the CPU speed. */
async function startAgain<T>(browser: RawCdpBrowser, target: MeasuredSite, measure: () => Promise<T>): Promise<T> {
  await browser.send('ServiceWorker.stopAllWorkers');
  target.proxy.resetConnections();
  await throttleCpu(browser);
  try {
    return await measure();
  } finally {
    await restoreCpuSpeed(browser);
    await browser.open('about:blank');
  }
}

/** Has every later page of a browser record its tap for {@link tapDuringStart}. */
export const observeTaps = (browser: RawCdpBrowser) =>
  browser.send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVER });

/** Opens home and taps the first game of the first picture. Resolves once the page of the game is shown. */
export async function tapDuringStart(browser: RawCdpBrowser, { url }: MeasuredSite): Promise<Tap> {
  await browser.open(url);
  let place: { readonly x: number; readonly y: number } | undefined;
  for (; !place; await pause(POLL_MS)) place = await browser.evaluate(TILE);
  const tap = { ...place, button: 'left', clickCount: 1 };
  await browser.send('Input.dispatchMouseEvent', { ...tap, type: 'mousePressed' });
  await browser.send('Input.dispatchMouseEvent', { ...tap, type: 'mouseReleased' });
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_MS) {
    const seen = await browser.evaluate<Tap>('window.tap');
    if (seen.carriedOut) return seen;
    await pause(POLL_MS);
  }
  throw new Error('The tap was not carried out');
}
