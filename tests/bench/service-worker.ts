import { ASSET_MANIFEST_URL } from '../../src/contract/asset-manifest';
import type { LoneBrowser } from '../support/lone-browser';
import { type Measure, quantile } from './measure';
import { appTarget, floorTarget, startIn, type Target } from './start-target';

const FETCHES = 200;
/** Fetches of a worker that has just come up, which are not counted. */
const WARM_UP = 20;
/** Bytes of a small file. */
const SMALL = 1_500;

const SMALL_FILE = `fetch('${ASSET_MANIFEST_URL}').then((answer) => answer.json()).then(({ files }) =>
  files.find(({ url, bytes }) => url.endsWith('.js') && bytes < ${SMALL}).url)`;

/** Milliseconds of each of many fetches of a stored file, one after the other. */
const fetchTimes = (url: string) => `(async () => {
  const times = [];
  for (let n = 0; n < ${FETCHES + WARM_UP}; n += 1) {
    const began = performance.now();
    await (await fetch(${JSON.stringify(url)})).text();
    times.push(performance.now() - began);
  }
  return times.slice(${WARM_UP});
})()`;

/** What the app's service worker adds to the fetch of a stored file, beside a worker that does nothing but answer it. */
export const serviceWorker: Measure = {
  name: 'service worker',
  async measure() {
    const [app, hello] = await Promise.all([appTarget(), floorTarget(false)]);
    const browsers: LoneBrowser[] = [];
    const ready = async (target: Target) => {
      const browser = await target.browser();
      browsers.push(browser);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await startIn(browser, target);
      await target.untilStored(browser);
      // A page that was there before its worker is controlled from its next start on.
      await startIn(browser, target);
      return browser;
    };
    try {
      const [ours, floors] = [await ready(app), await ready(hello)];
      const url = await ours.evaluate<string>(SMALL_FILE);
      const floor = await floors.evaluate<number[]>(fetchTimes('/m/assets/small.js'));
      const measured = await ours.evaluate<number[]>(fetchTimes(url));
      return [0.5, 0.95].map((share) => ({
        name: `a stored file through the worker, ${share * 100} of 100`,
        unit: 'ms' as const,
        measured: quantile(measured, share),
        floor: quantile(floor, share),
        beside: 'a worker that only answers',
        mark: { atMost: quantile(floor, share) + 3 },
      }));
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      await Promise.all([app.close(), hello.close()]);
    }
  },
};
