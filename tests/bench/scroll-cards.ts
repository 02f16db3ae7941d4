import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/browser/chromium';
import { DIST_DIR } from '../support/browser/fixtures';
import { listTasksAfterFirstPaint, TASK_TRACE_CATEGORIES } from './main-thread';
import type { Benchmark, BenchmarkMetric } from './measure';

/** Number of games on the platform. */
const GAME_COUNT = 10_000;
/** Scroll distance per frame (CSS px), faster than any gesture. */
const SCROLL_STEP_PX = 1200;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Performance of scrolling a page from top to end. */
export interface ScrollResult {
  /** CPU time of the longest main-thread task after the first paint, including loading (ms). */
  readonly longestTask: number;
  /** Wall-clock time of the longest task (ms). On a plain static page, it shows the load of the machine. */
  readonly longestWait: number;
  /** Number of tasks with more than 50 ms of CPU time. */
  readonly longTasks: number;
  /** CPU time of all tasks (ms). */
  readonly totalCpuTime: number;
  readonly frames: number;
  /** Median time between two frames (ms). */
  readonly medianFrame: number;
  /** 95th percentile of the time between two frames (ms). */
  readonly slowFrame: number;
  /** Maximum number of elements in the document. */
  readonly elements: number;
}

interface FrameRecord {
  readonly gaps: number[];
  readonly elements: number;
}

/**
 * Scrolls the page to its end, one step per frame. Resolves with the times between the frames and the maximum number
 * of elements.
 */
const scrollToEnd = (page: Page): Promise<FrameRecord> =>
  page.evaluate(async (step) => {
    // No named functions: tsx would wrap them in a helper that does not exist in the page.
    const gaps: number[] = [];
    let elements = 0;
    let previous = await new Promise<number>((next) => requestAnimationFrame(next));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, step);
      const now = await new Promise<number>((next) => requestAnimationFrame(next));
      gaps.push(now - previous);
      previous = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { gaps, elements };
  }, SCROLL_STEP_PX);

const quantileOf = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function scrollThrough(browser: Browser, address: string, ready: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TASK_TRACE_CATEGORIES });
  await page.goto(address);
  await ready(page);
  const { gaps, elements } = await scrollToEnd(page);
  const tasks = listTasksAfterFirstPaint(await browser.stopTracing());
  await context.close();
  return {
    longestTask: Math.max(...tasks.map(({ cpuTime }) => cpuTime)),
    longestWait: Math.max(...tasks.map(({ wallTime }) => wallTime)),
    longTasks: tasks.filter(({ cpuTime }) => cpuTime > 50).length,
    totalCpuTime: tasks.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    frames: gaps.length,
    medianFrame: quantileOf(gaps, 0.5),
    slowFrame: quantileOf(gaps, 0.95),
    elements,
  } satisfies ScrollResult;
}

/** Serves a static page of the given height (CSS px), which shows the cost of scrolling itself. */
async function servePlain(height: number) {
  const body = `<!doctype html><title>Plain</title><body style="margin:0"><main style="height:${height}px;background:repeating-linear-gradient(#fff 0 75px,#ddd 75px 150px)">Plain`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // a TCP server has an address of this shape
    close: () => server.close(),
  };
}

/**
 * Measures scrolling of three pages: a category with ten thousand cards, home with its lanes, and a plain page as
 * high as the category.
 */
async function measureScrolling(): Promise<{
  readonly cards: ScrollResult;
  readonly home: ScrollResult;
  readonly plain: ScrollResult;
}> {
  const platform = await startPlatform({ distDir: DIST_DIR });
  platform.services.scenarios.stage('FAIR', { games: GAME_COUNT });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  try {
    const firstGame = (page: Page) => page.locator('main li a[href*="launchGame"]').first().waitFor();
    const grid = (page: Page) => page.locator('main li[aria-setsize]').first().waitFor();
    const cards = await scrollThrough(browser, `${platform.origin}/m/home?category=SLOT`, grid);
    const home = await scrollThrough(browser, `${platform.origin}/m/home`, firstGame);
    const plainPage = await servePlain(cards.frames * SCROLL_STEP_PX);
    const plain = await scrollThrough(browser, plainPage.address, (page) => page.locator('main').waitFor());
    plainPage.close();
    return { cards, home, plain };
  } finally {
    await browser.close();
    await platform.close();
  }
}

/** Scrolling ten thousand cards from first to last, compared with a plain page of the same height (GAME-5). */
export const scrollCardsBenchmark: Benchmark = {
  name: 'scroll cards',
  async measure() {
    const { cards, home, plain } = await measureScrolling();
    const baselineName = 'a plain page';
    const figure = (name: string, what: keyof ScrollResult, of: ScrollResult, atMost: number): BenchmarkMetric => ({
      name,
      unit: 'ms',
      measured: of[what],
      baseline: plain[what],
      baselineName,
      target: { atMost },
    });
    console.log(JSON.stringify({ cards, home, plain }, undefined, 2));
    return [
      figure('10,000 cards, longest task', 'longestTask', cards, 50),
      figure('home with 10,000 cards, longest task', 'longestTask', home, 50),
      figure('10,000 cards, a slow frame', 'slowFrame', cards, Math.max(plain.slowFrame * 1.5, 34)),
    ];
  },
};
