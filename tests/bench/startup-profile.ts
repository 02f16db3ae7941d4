import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RawCdpBrowser } from '../support/browser/raw-cdp-browser';
import { observeTaps, tapDuringStart } from './first-tap';
import type { Benchmark } from './measure';
import {
  type MeasuredSite,
  openAndMeasureStartup,
  serveMeasuredApp,
  serveMeasuredMinimalReactPage,
  throttleCpu,
  throttleNetwork,
} from './measured-site';
import { listScreenshots, PROFILE_TRACE_CATEGORIES, parseTrace, summarizeMainThread } from './trace-summary';

const FOLDER = join(import.meta.dirname, '../../.cache/start-profile');
/** Time between two pictures of a filmstrip (ms). */
const FRAME_MS = 100;
const FRAMES = 30;
/** The target of which a later start is recorded once more, with a tap. */
const TAPPED = 'app';
/** Files and kinds of work with less main-thread time than this are not printed (ms). */
const SMALLEST_SHARE_MS = 5;

/**
 * Profiles a first visit and a later start of the app, also with a tap at 300 ms, of the app on a host that the
 * deployment does not list, of a page that links lead to, and of a minimal React page: prints the main-thread time by
 * kind of work and by file, and writes the traces and a picture for every 100 ms to `.cache/start-profile`. Returns
 * no metrics.
 */
export const startupProfileBenchmark: Benchmark = {
  name: 'start profile',
  async measure() {
    await rm(FOLDER, { recursive: true, force: true });
    const targets = {
      app: await serveMeasuredApp(),
      'unlisted host': await serveMeasuredApp({ host: 'unlisted.localhost' }),
      register: await serveMeasuredApp({ path: '/m/register', content: 'main form input' }),
      hello: await serveMeasuredMinimalReactPage(false),
    };
    try {
      for (const [name, target] of Object.entries(targets)) await profile(name, target);
    } finally {
      await Promise.all(Object.values(targets).map((target) => target.close()));
    }
    return [];
  },
};

async function profile(name: string, target: MeasuredSite): Promise<void> {
  const browser = await target.browser();
  try {
    await throttleCpu(browser);
    await throttleNetwork(browser);
    await record(`${name}, first visit`, browser, target);
    await target.untilStored(browser);
    await openAndMeasureStartup(browser, target); // controlled by the service worker; the first visit was not
    await browser.send('ServiceWorker.enable');
    await browser.open('about:blank');
    await browser.send('ServiceWorker.stopAllWorkers');
    await record(`${name}, later start`, browser, target);
    if (name !== TAPPED) return;
    await observeTaps(browser);
    await browser.open('about:blank');
    await browser.send('ServiceWorker.stopAllWorkers');
    await record(`${name}, later start with a tap`, browser, target, tapDuringStart);
  } finally {
    await browser.close();
  }
}

async function record(
  title: string,
  browser: RawCdpBrowser,
  target: MeasuredSite,
  start: (browser: RawCdpBrowser, target: MeasuredSite) => Promise<unknown> = openAndMeasureStartup,
): Promise<void> {
  await browser.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: PROFILE_TRACE_CATEGORIES },
  });
  await start(browser, target);
  const complete = browser.waitForEvent('Tracing.tracingComplete');
  await browser.send('Tracing.end');
  const { stream } = (await complete) as { stream: string };
  const json = await readStream(browser, stream);
  const events = parseTrace(json);
  const { byKind, byFile } = summarizeMainThread(events);
  console.log(`\n${title}, main thread (ms)`);
  printTimes(byKind);
  printTimes(byFile);

  const folder = join(FOLDER, title.replaceAll(/\W+/g, '-'));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'trace.json'), json);
  const screenshots = listScreenshots(events);
  for (let frame = 1; frame <= FRAMES; frame += 1) {
    const shown = screenshots.findLast(({ at }) => at <= frame * FRAME_MS);
    if (shown) await writeFile(join(folder, `${String(frame * FRAME_MS).padStart(4, '0')}.jpg`), shown.jpeg);
  }
}

function printTimes(times: ReadonlyMap<string, number>): void {
  for (const [name, time] of [...times].sort(([, a], [, b]) => b - a))
    if (time >= SMALLEST_SHARE_MS) console.log(`${time.toFixed(0).padStart(6)}  ${name}`);
}

async function readStream(browser: RawCdpBrowser, handle: string): Promise<string> {
  let text = '';
  for (;;) {
    const { data, eof } = (await browser.send('IO.read', { handle })) as { data: string; eof: boolean };
    text += data;
    if (eof) return text;
  }
}
