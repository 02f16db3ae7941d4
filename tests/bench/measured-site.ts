import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { SESSION_KEY } from '../../src/contract/storage-keys';
import { type Platform, startPlatform } from '../platform/platform';
import { DIST_DIR } from '../support/browser/fixtures';
import { launchRawCdpBrowser, type RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { type FaultProxy, startFaultProxy } from '../support/http/fault-proxy';
import { buildMinimalReactPage } from './baseline/build-minimal-react-page';
import { createStartupMetricsExpression, createStartupObserverScript, type StartupMetrics } from './startup-metrics';

/** A site whose start is measured: the app, or a baseline. */
export interface MeasuredSite {
  readonly proxy: FaultProxy;
  /** URL of the page that is measured. */
  readonly url: string;
  /** Launches a browser with an empty profile and the viewport of a phone, at full CPU speed. */
  browser(): Promise<RawCdpBrowser>;
  /** Resolves when no byte has arrived for some seconds. */
  untilQuiet(): Promise<void>;
  /** Has the service worker store all files, as a page does for an interested visitor; resolves when they are stored. */
  untilStored(browser: RawCdpBrowser): Promise<void>;
  close(): Promise<void>;
}

/** Network conditions of slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** CPU throttling rate. */
const CPU_SLOWDOWN = 4;
const POLL_MS = 100;
const HOME_PATH = '/m/home';
/** Time without a byte after which a visit counts as settled (ms). */
const QUIET_MS = 3_000;

const APP_INTEREST = `navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: 'page-idle', isInterested: true }))`;
const APP_STORED = `fetch('/m/__sw/state').then((response) => response.json()).then(({ versions: [active] }) => active?.storedFiles === active?.files).catch(() => false)`;
const FLOOR_STORED = `caches.open('floor').then((cache) => cache.match('/m/assets/small.js')).then(Boolean)`;

interface MeasuredPage {
  /** Folder of the build. */
  readonly distDir?: string;
  readonly host?: string;
  /** Path and query. */
  readonly path?: string;
  /** Selector of the page's main content. */
  readonly content?: string;
  /** Whether the page is that of a signed-in member of the demo. */
  readonly isMember?: boolean;
}

/** Serves a page of the app as a site to measure; by default home, whose main content is its first game image. */
export async function serveMeasuredApp({
  distDir = DIST_DIR,
  host = 'localhost',
  path = HOME_PATH,
  content = 'main img[src^="/cdn/games/"]',
  isMember = false,
}: MeasuredPage = {}): Promise<MeasuredSite> {
  const site = await target(distDir, content, APP_STORED, APP_INTEREST, isMember);
  return { ...site, url: site.proxy.origin.replace('localhost', host) + path };
}

/** Serves a minimal React page as a site to measure. */
export async function serveMeasuredMinimalReactPage(prerendered: boolean): Promise<MeasuredSite> {
  const folder = await buildMinimalReactPage(prerendered);
  const floor = await target(folder, 'h1', FLOOR_STORED);
  return {
    ...floor,
    async close() {
      await floor.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function target(
  distDir: string,
  content: string,
  stored: string,
  showInterest = '',
  isMember = false,
): Promise<MeasuredSite> {
  const platform: Platform = await startPlatform({ distDir });
  const proxy = await startFaultProxy(platform.port);
  return {
    proxy,
    url: proxy.origin + HOME_PATH,
    async browser() {
      const browser = await launchRawCdpBrowser();
      await browser.send('Page.enable');
      await browser.send('Emulation.setDeviceMetricsOverride', PHONE);
      await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: createStartupObserverScript(content) });
      if (isMember)
        await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: createSessionScript(platform) });
      return browser;
    },
    async untilQuiet() {
      for (let received = -1; received !== proxy.receivedBytes(); await pause(QUIET_MS))
        received = proxy.receivedBytes();
    },
    async untilStored(browser) {
      await browser.evaluate(showInterest);
      while (!(await browser.evaluate<boolean>(stored))) await pause(POLL_MS);
    },
    async close() {
      await proxy.close();
      await platform.close();
    },
  };
}

/** Returns a script that stores the session of a member of the demo, as a sign-in does. */
function createSessionScript({ services: { members, sessions } }: Platform): string {
  const member = members.byName('FAIR', 'alice');
  if (!member) throw new Error('The demo has no member alice');
  const session = {
    id: '',
    token: sessions.open(member, { ip: '127.0.0.1' }),
    merchantCode: 'FAIR',
    userName: 'alice',
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
    currentPassword: 'known',
  };
  return `if (location.protocol === 'http:') sessionStorage.setItem(${JSON.stringify(SESSION_KEY)}, ${JSON.stringify(JSON.stringify(session))})`;
}

/** Slows down the page of a browser to the CPU speed of a phone. */
export async function throttleCpu(browser: RawCdpBrowser): Promise<void> {
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Returns the page of a browser to full CPU speed. A throttled page keeps a core busy even while it does nothing, which
 * would slow down the browser that is measured next.
 */
export async function restoreCpuSpeed(browser: RawCdpBrowser): Promise<void> {
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

/** Throttles the network of a browser to slow 4G. */
export async function throttleNetwork(browser: RawCdpBrowser): Promise<void> {
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Measures a first visit to a site, on slow 4G at a quarter of the CPU speed. */
export async function visitOnSlowPhone(target: MeasuredSite): Promise<StartupMetrics> {
  const browser = await target.browser();
  try {
    await throttleCpu(browser);
    await throttleNetwork(browser);
    return await openAndMeasureStartup(browser, target);
  } finally {
    await browser.close();
  }
}

/** Launches a browser and visits a site. Resolves with the browser once the service worker has stored the site. */
export async function launchBrowserAfterVisit(target: MeasuredSite): Promise<RawCdpBrowser> {
  const browser = await target.browser();
  await openAndMeasureStartup(browser, target);
  await target.untilStored(browser);
  await openAndMeasureStartup(browser, target); // controlled by the service worker; the first visit was not
  await browser.send('ServiceWorker.enable');
  await browser.open('about:blank');
  return browser;
}

/**
 * Opens a site in a browser. Resolves with the measurements of the start once the page has settled.
 * @param meanwhile called repeatedly until the page has settled
 */
export async function openAndMeasureStartup(
  browser: RawCdpBrowser,
  { url }: Pick<MeasuredSite, 'url'>,
  meanwhile: () => Promise<unknown> = () => pause(POLL_MS),
): Promise<StartupMetrics> {
  await browser.open(url);
  for (;;) {
    const times = await browser.evaluate<StartupMetrics | undefined>(createStartupMetricsExpression());
    if (times) return times;
    await meanwhile();
  }
}
