import { setTimeout as pause } from 'node:timers/promises';
import { WORKER_STATE_URL } from '../../../src/contract/asset-manifest';
import { VERSIONS_DATABASE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/deployed';
import { startFaultProxy } from '../../support/fault-proxy';
import { launchLoneBrowser } from '../../support/lone-browser';

const ROUNDS = 20;

const CRITICAL_STORED = `fetch('${WORKER_STATE_URL}').then((answer) => answer.json()).then(({ versions }) => versions[0]?.isWhole === true)`;
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

test('[UPD-2] a worker killed at any moment of a staging leaves one whole version to start offline', async ({
  site,
  served,
}) => {
  test.slow();
  const line = await startFaultProxy(served.port);
  const browser = await launchLoneBrowser();
  const evaluate = <T>(expression: string) => browser.evaluate<T>(expression).catch(() => null);
  try {
    await browser.send('Page.navigate', { url: `${line.origin}/m/home` });
    await expect.poll(() => evaluate(CRITICAL_STORED), { timeout: 20_000 }).toBe(true);
    await browser.send('ServiceWorker.enable');

    const published = ['built'];
    const shown = [0];
    for (let round = 0; round < ROUNDS; round += 1) {
      published.push(`v${round}`);
      await site.publish(`v${round}`, { changed: 'main' });
      await browser.evaluate(CHECK_DUE);
      await browser.evaluate(ASK);
      await pause(Math.random() * 250);
      await browser.send('ServiceWorker.stopAllWorkers');
      line.set({ refuse: true });
      line.cutAll();
      await browser.evaluate('window.isOld = true');
      await browser.send('Page.reload');
      await expect.poll(() => evaluate<string | null>(SHOWN), { intervals: [50] }).not.toBeNull();
      // Which version it is depends on when the worker died; never an older one than before.
      const version = published.indexOf(String(await evaluate(SHOWN)));
      expect(version).toBeGreaterThanOrEqual(shown.at(-1) ?? 0);
      shown.push(version);
      line.set({});
    }
    expect(shown.at(-1)).toBeGreaterThan(0);
  } finally {
    await browser.close();
    await line.close();
  }
});
