import { ASSET_MANIFEST_URL } from '../../src/contract/service-worker/service-worker-urls';
import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { type Benchmark, quantile } from './measure';
import {
  type MeasuredSite,
  openAndMeasureStartup,
  serveMeasuredApp,
  serveMeasuredMinimalReactPage,
} from './measured-site';

/** Number of measured fetches. */
const FETCH_COUNT = 200;
/** Number of unmeasured fetches at the beginning, while the service worker starts. */
const WARM_UP_COUNT = 20;
/** Maximum size of a small file (bytes). */
const SMALL_FILE_BYTES = 1_500;

const SMALL_FILE = `fetch('${ASSET_MANIFEST_URL}').then((response) => response.json()).then(({ files }) =>
  files.find(({ url, bytes }) => url.endsWith('.js') && bytes < ${SMALL_FILE_BYTES}).url)`;

/** Returns an expression for the durations of consecutive fetches of a stored file (ms). */
const fetchTimes = (url: string) => `(async () => {
  const times = [];
  for (let n = 0; n < ${FETCH_COUNT + WARM_UP_COUNT}; n += 1) {
    const began = performance.now();
    await (await fetch(${JSON.stringify(url)})).text();
    times.push(performance.now() - began);
  }
  return times.slice(${WARM_UP_COUNT});
})()`;

/** Fetch time of a stored file through the app's service worker, compared with a minimal service worker. */
export const serviceWorkerFetchBenchmark: Benchmark = {
  name: 'service worker',
  async measure() {
    const [app, hello] = await Promise.all([serveMeasuredApp(), serveMeasuredMinimalReactPage(false)]);
    const browsers: RawCdpBrowser[] = [];
    const startControlled = async (target: MeasuredSite) => {
      const browser = await target.browser();
      browsers.push(browser);
      await openAndMeasureStartup(browser, target);
      await target.untilStored(browser);
      // The first load of the page was not controlled by the service worker; the second is.
      await openAndMeasureStartup(browser, target);
      return browser;
    };
    try {
      const [appBrowser, baselineBrowser] = [await startControlled(app), await startControlled(hello)];
      const url = await appBrowser.evaluate<string>(SMALL_FILE);
      const floor = await baselineBrowser.evaluate<number[]>(fetchTimes('/m/assets/small.js'));
      const measured = await appBrowser.evaluate<number[]>(fetchTimes(url));
      return [0.5, 0.95].map((share) => ({
        name: `a stored file through the service worker, percentile ${share * 100}`,
        unit: 'ms' as const,
        measured: quantile(measured, share),
        baseline: quantile(floor, share),
        baselineName: 'a minimal service worker',
        target: { atMost: quantile(floor, share) + 3 },
      }));
    } finally {
      await Promise.all(browsers.map((browser) => browser.close()));
      await Promise.all([app.close(), hello.close()]);
    }
  },
};
