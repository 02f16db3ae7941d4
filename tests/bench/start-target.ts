import { rm } from 'node:fs/promises';
import { type Platform, startPlatform } from '../platform/platform';
import { DIST } from '../support/browser/fixtures';
import { launchRawCdpBrowser, type RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { type FaultProxy, startFaultProxy } from '../support/http/fault-proxy';
import { buildFloor } from './floor/build-floor';

/** A site whose start is measured: the app, or a baseline. */
export interface Target {
  readonly proxy: FaultProxy;
  /** Launches a browser with an empty profile, the viewport of a phone and a quarter of the CPU speed. */
  browser(): Promise<RawCdpBrowser>;
  /** Resolves when the service worker has stored all files. */
  untilStored(browser: RawCdpBrowser): Promise<void>;
  close(): Promise<void>;
}

/** Times of a start, relative to its navigation (ms). */
export interface StartTimes {
  readonly fcp: number;
  readonly lcp: number;
  /** First frame after the content was in the document. */
  readonly content: number;
}

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** CPU throttling rate. */
const CPU_SLOWDOWN = 4;
/** Wait after the content is shown, as the largest paint may come later (ms). */
const SETTLE_MS = 600;

const APP_STORED = `fetch('/m/__sw/state').then((response) => response.json()).then(({ versions: [active] }) => active?.storedFiles === active?.files).catch(() => false)`;
const FLOOR_STORED = `caches.open('floor').then((cache) => cache.match('/m/assets/small.js')).then(Boolean)`;
const START_TIMES = `new Promise((done) => {
  const read = () => new PerformanceObserver((list) => done({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: list.getEntries().at(-1)?.startTime ?? 0,
    content: window.contentAt,
  })).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => (window.contentAt ? setTimeout(read, ${SETTLE_MS}) : setTimeout(look, 20));
  look();
})`;

const observeContent = (selector: string) => `new MutationObserver((_, observer) => {
  if (!document.querySelector(${JSON.stringify(selector)})) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.contentAt = performance.now(); });
}).observe(document, { childList: true, subtree: true })`;

/** Starts the app; the content of its home are the lanes. */
export const appTarget = (): Promise<Target> => target(DIST, 'main section[aria-labelledby^=lane-]', APP_STORED);

/** Starts a minimal React page. */
export async function floorTarget(prerendered: boolean): Promise<Target> {
  const folder = await buildFloor(prerendered);
  const floor = await target(folder, 'h1', FLOOR_STORED);
  return {
    ...floor,
    async close() {
      await floor.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function target(distDir: string, content: string, stored: string): Promise<Target> {
  const platform: Platform = await startPlatform({ distDir });
  const proxy = await startFaultProxy(platform.port);
  return {
    proxy,
    async browser() {
      const browser = await launchRawCdpBrowser();
      await browser.send('Page.enable');
      await browser.send('Emulation.setDeviceMetricsOverride', PHONE);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: observeContent(content) });
      return browser;
    },
    async untilStored(browser) {
      while (!(await browser.evaluate<boolean>(stored))) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    async close() {
      await proxy.close();
      await platform.close();
    },
  };
}

/** Opens a target in a browser. Resolves with its start times. */
export async function startIn(browser: RawCdpBrowser, { proxy }: Target): Promise<StartTimes> {
  await browser.open(`${proxy.origin}/m/home`);
  return browser.evaluate<StartTimes>(START_TIMES);
}
