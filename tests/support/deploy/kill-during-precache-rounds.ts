import { setTimeout as pause } from 'node:timers/promises';
import { SERVICE_WORKER_STATE_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { createBrowserProfile, launchRawCdpBrowser, type RawCdpBrowser } from '../browser/raw-cdp-browser';
import { startFaultProxy } from '../http/fault-proxy';
import type { SiteCopy } from './site-copy';

/** What is terminated during precaching: the service worker, the tab or the browser. */
export type KillTarget = 'worker' | 'tab' | 'browser';

/**
 * JavaScript expression whose value is the build id of the active version if that version can start offline,
 * otherwise null.
 */
const ACTIVE_BUILD = `fetch('${SERVICE_WORKER_STATE_URL}').then((answer) => answer.json()).then(({ versions: [newest] }) => newest?.isComplete ? newest.build : null)`;
const FORCE_UPDATE_CHECK = `new Promise((done) => {
  indexedDB.open('${VERSIONS_DATABASE}').onsuccess = ({ target: { result } }) => {
    const writing = result.transaction('checks', 'readwrite');
    writing.objectStore('checks').put(0, 'next');
    writing.oncomplete = () => done(result.close());
  };
})`;
const REQUEST_UPDATE_CHECK = `navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: 'check-version', build: 'unknown' }))`;
/**
 * JavaScript expression whose value is the marker of the displayed version if a new document shows the title of the
 * app and not only the title in the snapshot, otherwise null.
 */
const DISPLAYED_VERSION = `!window.isOld && document.querySelector('h1:not([inert] *)')?.checkVisibility() ? document.lastChild.nodeValue?.trim() ?? 'built' : null`;

/** Time limit for an expression to return an accepted value (ms). */
const MATCH_TIMEOUT_MS = 60_000;

/**
 * Runs rounds, each of which publishes a version, kills `victim` at a random moment while the version is precached,
 * and starts the app offline. The first round measures how long precaching takes and kills `victim` afterwards.
 * Resolves with a list that contains, for each start, the index of the displayed version in the order of publication,
 * or `undefined` if the start displayed no version.
 */
export async function runKillDuringPrecacheRounds(site: SiteCopy, port: number, rounds: number, victim: KillTarget) {
  const proxy = await startFaultProxy(port);
  const profile = await createBrowserProfile();
  let browser = await launchRawCdpBrowser(profile);
  const home = `${proxy.origin}/m/home`;
  const shown: (number | undefined)[] = [];
  try {
    await browser.open(home);
    await waitForValue(browser, ACTIVE_BUILD, () => true);
    const published = ['built'];
    let precacheMs = 0;
    for (let round = 0; round < rounds; round += 1) {
      const version = `v${round}`;
      published.push(version);
      await site.publish(version, { changed: 'main' });
      await browser.evaluate(FORCE_UPDATE_CHECK);
      await browser.evaluate(REQUEST_UPDATE_CHECK);
      const startedAt = Date.now();
      if (round > 0) await pause(Math.random() * precacheMs);
      else await waitForValue(browser, ACTIVE_BUILD, (build) => build === version);
      precacheMs ||= Date.now() - startedAt;
      browser = await kill(browser, victim, profile);
      proxy.set({ refuse: true });
      proxy.resetConnections();
      await browser.open(home);
      const marker = await waitForValue(browser, DISPLAYED_VERSION, () => true);
      shown.push(marker === undefined ? undefined : published.indexOf(marker));
      if (marker === undefined) console.error(`round ${round}: ${await describePage(browser)}`);
      proxy.set({});
    }
    return shown;
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** Returns what a page shows and what its service worker reports, for the message of a start that shows no version. */
async function describePage(browser: RawCdpBrowser): Promise<string> {
  const read = (expression: string) => browser.evaluate<string>(expression).catch(String);
  const state = await read(`fetch('${SERVICE_WORKER_STATE_URL}').then((answer) => answer.text())`);
  return [await read("location.href + ' ' + document.body?.innerText.slice(0, 300)"), state].join('\n');
}

async function kill(browser: RawCdpBrowser, victim: KillTarget, profile: string): Promise<RawCdpBrowser> {
  switch (victim) {
    case 'worker':
      await browser.send('ServiceWorker.enable');
      await browser.send('ServiceWorker.stopAllWorkers');
      await browser.evaluate('window.isOld = true');
      return browser;
    case 'tab':
      await browser.crashPage();
      return browser;
    case 'browser':
      await browser.kill();
      return launchRawCdpBrowser(profile);
  }
}

/**
 * Evaluates an expression repeatedly. Resolves with its first value that `matches` accepts, or with `undefined` after
 * the timeout.
 */
async function waitForValue(browser: RawCdpBrowser, expression: string, matches: (text: string) => boolean) {
  for (const startedAt = Date.now(); Date.now() - startedAt < MATCH_TIMEOUT_MS; await pause(50)) {
    // Evaluation fails while one document replaces another.
    const text = await browser.evaluate<string | null>(expression).catch(() => null);
    if (text !== null && matches(text)) return text;
  }
  return undefined;
}

/** Returns the number of starts that displayed the same version as the previous start, or a newer version. */
export const countStartsWithSameOrNewerVersion = (shown: readonly (number | undefined)[]): number =>
  shown.filter((version, round) => version !== undefined && version >= (shown[round - 1] ?? 0)).length;
