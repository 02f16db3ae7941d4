import { startPlatform } from '../platform/platform';
import { DIST_DIR } from '../support/browser/fixtures';
import { launchRawCdpBrowser, type RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { LocalDomainServers } from '../support/http/local-domain-servers';
import { type Benchmark, median } from './measure';

/** Delay of the ping response of the working domain (ms). */
const WORKING_DELAY_MS = 150;
const ROUNDS = 7;

/** Script that records when the search for a fallback domain is shown and when the search has found a domain. */
const WATCH = `new MutationObserver(() => {
  if (!window.began && document.querySelector('progress')) window.began = performance.now();
  const found = document.querySelector('[role=alertdialog] [role=status]')?.textContent.includes('answers. ');
  if (!window.found && found) window.found = performance.now();
}).observe(document, { childList: true, subtree: true, characterData: true })`;
const FOUND = `new Promise((done) => {
  const look = () => (window.found ? done(window.found - window.began) : setTimeout(look, 5));
  look();
})`;

/**
 * Duration of the domain probe for ten domains of which nine fail, compared with its duration for the working domain
 * alone (DOM-2).
 */
export const domainProbeBenchmark: Benchmark = {
  name: 'line test',
  async measure({ runs = ROUNDS }) {
    const hosts = new LocalDomainServers(DIST_DIR);
    const platform = await startPlatform({ distDir: DIST_DIR });
    const browser = await launchRawCdpBrowser();
    try {
      const working = await hosts.slow(WORKING_DELAY_MS);
      const refusing = await Promise.all([hosts.refusing(), hosts.refusing(), hosts.refusing()]);
      const hanging = await Promise.all([hosts.hanging(), hosts.hanging(), hosts.hanging()]);
      const others = await Promise.all([hosts.portal(), hosts.portal(), hosts.redirecting(working)]);
      await browser.send('Page.enable');
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
      const probe = (lines: readonly string[]) => {
        platform.services.scenarios.stage('FAIR', { domainNotAvailable: true, lines: [...lines] });
        return search(browser, platform.origin);
      };
      const failing = [...refusing, ...hanging, ...others];
      await probe([working]);
      const alone: number[] = [];
      const among: number[] = [];
      for (let round = 0; round < runs; round += 1) {
        alone.push(await probe([working]));
        among.push(await probe([...failing, working]));
      }
      const aloneMedian = median(alone);
      return [
        {
          name: 'domain probe, 9 of 10 domains fail',
          unit: 'ms',
          measured: median(among),
          baseline: aloneMedian,
          baselineName: `the working domain alone, ${WORKING_DELAY_MS} ms delay`,
          target: { atMost: aloneMedian + 50 },
        },
      ];
    } finally {
      await browser.close();
      await Promise.all([hosts.close(), platform.close()]);
    }
  },
};

async function search(browser: RawCdpBrowser, origin: string): Promise<number> {
  await browser.open(`${origin}/m/home`);
  return browser.evaluate(FOUND);
}
