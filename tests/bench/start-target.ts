import { rm } from 'node:fs/promises';
import { type Platform, startPlatform } from '../platform/platform';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { DIST } from '../support/fixtures';
import { type LoneBrowser, launchLoneBrowser } from '../support/lone-browser';
import { buildFloor } from './floor/build-floor';

/** Something that can be started: the app, or one of its floors. */
export interface Target {
  readonly line: FaultProxy;
  /** A browser of a phone's size and a quarter of this machine's speed, with an empty profile. */
  browser(): Promise<LoneBrowser>;
  /** Resolves when the service worker has all it keeps. */
  untilStored(browser: LoneBrowser): Promise<void>;
  close(): Promise<void>;
}

/** When a start showed what, milliseconds after its navigation began. */
export interface Shown {
  readonly fcp: number;
  readonly lcp: number;
  /** The first frame after the content is there. */
  readonly content: number;
}

const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const SLOWDOWN = 4;
/** Milliseconds that a start is watched beyond its content: the largest paint may come later. */
const SETTLE = 600;

const APP_STORED = `fetch('/m/__sw/state').then((answer) => answer.json()).then(({ versions: [one] }) => one?.storedFiles === one?.files).catch(() => false)`;
const FLOOR_STORED = `caches.open('floor').then((cache) => cache.match('/m/assets/small.js')).then(Boolean)`;
const SHOWN = `new Promise((done) => {
  const read = () => new PerformanceObserver((list) => done({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp: list.getEntries().at(-1)?.startTime ?? 0,
    content: window.contentAt,
  })).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => (window.contentAt ? setTimeout(read, ${SETTLE}) : setTimeout(look, 20));
  look();
})`;

const watchFor = (selector: string) => `new MutationObserver((_, observer) => {
  if (!document.querySelector(${JSON.stringify(selector)})) return;
  observer.disconnect();
  requestAnimationFrame(() => { window.contentAt = performance.now(); });
}).observe(document, { childList: true, subtree: true })`;

/** The app's home: its content are the lanes, which the platform names. */
export const appTarget = (): Promise<Target> => target(DIST, 'main section[aria-labelledby^=lane-]', APP_STORED);

/** A React page that says hello. */
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
  const line = await startFaultProxy(platform.port);
  return {
    line,
    async browser() {
      const browser = await launchLoneBrowser();
      await browser.send('Page.enable');
      await browser.send('Emulation.setDeviceMetricsOverride', PHONE);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: watchFor(content) });
      return browser;
    },
    async untilStored(browser) {
      while (!(await browser.evaluate<boolean>(stored))) await new Promise((over) => setTimeout(over, 100));
    },
    async close() {
      await line.close();
      await platform.close();
    },
  };
}

/** Starts a target in a browser and says when it showed what. */
export async function startIn(browser: LoneBrowser, { line }: Target): Promise<Shown> {
  await browser.open(`${line.origin}/m/home`);
  return browser.evaluate<Shown>(SHOWN);
}
