import { setTimeout as pause } from 'node:timers/promises';
import { WORKER_STATE_URL } from '../../src/contract/asset-manifest';
import { VERSIONS_DATABASE } from '../../src/contract/storage-keys';
import { startFaultProxy } from './fault-proxy';
import { type LoneBrowser, launchLoneBrowser, newProfile } from './lone-browser';
import type { SiteCopy } from './site-copy';

/** What dies in the middle of a staging: the service worker, the tab's process, the whole browser. */
export type Victim = 'worker' | 'tab' | 'browser';

/** The build of the version in charge, once it can start offline; null until then. */
const IN_CHARGE = `fetch('${WORKER_STATE_URL}').then((answer) => answer.json()).then(({ versions: [newest] }) => newest?.isWhole ? newest.build : null)`;
const CHECK_DUE = `new Promise((done) => {
  indexedDB.open('${VERSIONS_DATABASE}').onsuccess = ({ target: { result } }) => {
    const writing = result.transaction('checks', 'readwrite');
    writing.objectStore('checks').put(0, 'next');
    writing.oncomplete = () => done(result.close());
  };
})`;
const ASK = `navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: 'check-version', build: 'unknown' }))`;
/** The mark of the version on screen, once a new document shows its title; null until then. */
const SHOWN = `!window.isOld && document.querySelector('h1')?.checkVisibility() ? document.lastChild.nodeValue?.trim() ?? 'built' : null`;

/** Milliseconds after which there is nothing to wait for any more. */
const PATIENCE = 20_000;

/**
 * Publishes a version a round, kills `victim` at a random moment of its staging and starts offline; the staging of the
 * first round is left alone, to know how long one takes. Answers the place of the version that each start showed whole,
 * in the order of publication; undefined where it showed none.
 */
export async function killRounds(site: SiteCopy, port: number, rounds: number, victim: Victim) {
  const line = await startFaultProxy(port);
  const profile = await newProfile();
  let browser = await launchLoneBrowser(profile);
  const home = `${line.origin}/m/home`;
  const shown: (number | undefined)[] = [];
  try {
    await browser.open(home);
    await until(browser, IN_CHARGE, () => true);
    const published = ['built'];
    let staging = 0;
    for (let round = 0; round < rounds; round += 1) {
      const version = `v${round}`;
      published.push(version);
      await site.publish(version, { changed: 'main' });
      await browser.evaluate(CHECK_DUE);
      await browser.evaluate(ASK);
      const began = Date.now();
      if (round > 0) await pause(Math.random() * staging);
      else await until(browser, IN_CHARGE, (build) => build === version);
      staging ||= Date.now() - began;
      browser = await kill(browser, victim, profile);
      line.set({ refuse: true });
      line.cutAll();
      await browser.open(home);
      const mark = await until(browser, SHOWN, () => true);
      shown.push(mark === undefined ? undefined : published.indexOf(mark));
      line.set({});
    }
    return shown;
  } finally {
    await browser.close();
    await line.close();
  }
}

async function kill(browser: LoneBrowser, victim: Victim, profile: string): Promise<LoneBrowser> {
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
      return launchLoneBrowser(profile);
  }
}

/** The first text that an expression answers and `fits`; undefined when there is none in time. */
async function until(browser: LoneBrowser, expression: string, fits: (text: string) => boolean) {
  for (const began = Date.now(); Date.now() - began < PATIENCE; await pause(50)) {
    // While one document takes the place of another there is nobody to ask.
    const text = await browser.evaluate<string | null>(expression).catch(() => null);
    if (text !== null && fits(text)) return text;
  }
  return undefined;
}

/** The starts that showed a whole version, and none that is older than the start before showed. */
export const goodStarts = (shown: readonly (number | undefined)[]): number =>
  shown.filter((version, round) => version !== undefined && version >= (shown[round - 1] ?? 0)).length;
