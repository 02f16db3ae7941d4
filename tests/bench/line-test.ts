import { startPlatform } from '../platform/platform';
import { DIST } from '../support/fixtures';
import { LineHosts } from '../support/line-hosts';
import { type LoneBrowser, launchLoneBrowser } from '../support/lone-browser';
import { type Measure, median } from './measure';

/** Milliseconds after which the winner answers a ping. */
const WINNER = 150;
const ROUNDS = 7;

/** Notes when the search for another domain shows and when it has found one. */
const WATCH = `new MutationObserver(() => {
  if (!window.began && document.querySelector('progress')) window.began = performance.now();
  const found = document.querySelector('[role=alertdialog] [role=status]')?.textContent.includes('answers. ');
  if (!window.found && found) window.found = performance.now();
}).observe(document, { childList: true, subtree: true, characterData: true })`;
const FOUND = `new Promise((done) => {
  const look = () => (window.found ? done(window.found - window.began) : setTimeout(look, 5));
  look();
})`;

/** How long the search of a failing domain takes with nine dead lines of ten, beside the winner alone (DOM-2). */
export const lineTest: Measure = {
  name: 'line test',
  async measure({ runs = ROUNDS }) {
    const hosts = new LineHosts(DIST);
    const platform = await startPlatform({ distDir: DIST });
    const browser = await launchLoneBrowser();
    try {
      const winner = await hosts.slow(WINNER);
      const refusing = await Promise.all([hosts.refusing(), hosts.refusing(), hosts.refusing()]);
      const hanging = await Promise.all([hosts.hanging(), hosts.hanging(), hosts.hanging()]);
      const others = await Promise.all([hosts.portal(), hosts.portal(), hosts.redirecting(winner)]);
      await browser.send('Page.enable');
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
      const timed = (lines: readonly string[]) => {
        platform.services.scenarios.stage('FAIR', { domainNotAvailable: true, lines: [...lines] });
        return search(browser, platform.origin);
      };
      const dead = [...refusing, ...hanging, ...others];
      await timed([winner]);
      const alone: number[] = [];
      const among: number[] = [];
      for (let round = 0; round < runs; round += 1) {
        alone.push(await timed([winner]));
        among.push(await timed([...dead, winner]));
      }
      const floor = median(alone);
      return [
        {
          name: 'line test, 9 dead lines of 10',
          unit: 'ms',
          measured: median(among),
          floor,
          beside: `the winner alone, ${WINNER} ms late`,
          mark: { atMost: floor + 50 },
        },
      ];
    } finally {
      await browser.close();
      await Promise.all([hosts.close(), platform.close()]);
    }
  },
};

async function search(browser: LoneBrowser, origin: string): Promise<number> {
  await browser.open(`${origin}/m/home`);
  return browser.evaluate(FOUND);
}
