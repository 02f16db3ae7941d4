import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/chromium';
import { DIST } from '../support/fixtures';
import { TASK_CATEGORIES, tasksAfterPaint } from './main-thread';
import type { Figure, Measure } from './measure';

/** Games on the platform. */
const GAMES = 10_000;
/** CSS pixels scrolled a frame: the whole list passes in some hundred frames, faster than any finger. */
const STEP = 1200;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What scrolling a page from its top to its end was like. */
export interface Scrolled {
  /** Longest task of the main thread after the first paint, loading included: what it worked, milliseconds. */
  readonly longestTask: number;
  /** The same from its begin to its end; beside that of the plain page it tells how busy the machine was. */
  readonly longestWait: number;
  /** Tasks that worked more than 50 ms. */
  readonly longTasks: number;
  /** Work of the main thread, milliseconds. */
  readonly busy: number;
  readonly frames: number;
  /** Between two frames, milliseconds. */
  readonly medianFrame: number;
  readonly slowFrame: number;
  /** Most elements that the document held. */
  readonly elements: number;
}

interface Passed {
  readonly gaps: number[];
  readonly elements: number;
}

/** Scrolls the page to its end, a step a frame. */
const pass = (page: Page): Promise<Passed> =>
  page.evaluate(async (step) => {
    // No function has a name here: the loader of this file would wrap it in something that the page has not.
    const gaps: number[] = [];
    let elements = 0;
    let before = await new Promise<number>((next) => requestAnimationFrame(next));
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy(0, step);
      const now = await new Promise<number>((next) => requestAnimationFrame(next));
      gaps.push(now - before);
      before = now;
      elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { gaps, elements };
  }, STEP);

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

async function scrollThrough(browser: Browser, address: string, ready: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  await page.goto(address);
  await ready(page);
  const { gaps, elements } = await pass(page);
  const tasks = tasksAfterPaint(await browser.stopTracing());
  await context.close();
  return {
    longestTask: Math.max(...tasks.map(({ worked }) => worked)),
    longestWait: Math.max(...tasks.map(({ took }) => took)),
    longTasks: tasks.filter(({ worked }) => worked > 50).length,
    busy: tasks.reduce((sum, { worked }) => sum + worked, 0),
    frames: gaps.length,
    medianFrame: at(gaps, 0.5),
    slowFrame: at(gaps, 0.95),
    elements,
  } satisfies Scrolled;
}

/** A page of the same height that does nothing: what scrolling costs by itself. */
async function servePlain(height: number) {
  const body = `<!doctype html><title>Plain</title><body style="margin:0"><main style="height:${height}px;background:repeating-linear-gradient(#fff 0 75px,#ddd 75px 150px)">Plain`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(body));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // a TCP server has an address of this shape
    close: () => server.close(),
  };
}

/** Scrolls ten thousand cards in one category, home with its lanes, and a plain page of the same height. */
export async function scrollThem(): Promise<{
  readonly cards: Scrolled;
  readonly home: Scrolled;
  readonly plain: Scrolled;
}> {
  const platform = await startPlatform({ distDir: DIST });
  platform.services.scenarios.stage('FAIR', { games: GAMES });
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  try {
    const firstGame = (page: Page) => page.locator('main li a[href*="launchGame"]').first().waitFor();
    const grid = (page: Page) => page.locator('main li[aria-setsize]').first().waitFor();
    const cards = await scrollThrough(browser, `${platform.origin}/m/home?category=SLOT`, grid);
    const home = await scrollThrough(browser, `${platform.origin}/m/home`, firstGame);
    const plainPage = await servePlain(cards.frames * STEP);
    const plain = await scrollThrough(browser, plainPage.address, (page) => page.locator('main').waitFor());
    plainPage.close();
    return { cards, home, plain };
  } finally {
    await browser.close();
    await platform.close();
  }
}

/** Ten thousand cards scrolled from the first to the last, beside a plain page of the same height (GAME-5). */
export const scrollCards: Measure = {
  name: 'scroll cards',
  async measure() {
    const { cards, home, plain } = await scrollThem();
    const beside = 'a plain page';
    const figure = (name: string, what: keyof Scrolled, of: Scrolled, atMost: number): Figure => ({
      name,
      unit: 'ms',
      measured: of[what],
      floor: plain[what],
      beside,
      mark: { atMost },
    });
    console.log(JSON.stringify({ cards, home, plain }, undefined, 2));
    return [
      figure('10,000 cards, longest task', 'longestTask', cards, 50),
      figure('home with 10,000 cards, longest task', 'longestTask', home, 50),
      figure('10,000 cards, a slow frame', 'slowFrame', cards, Math.max(plain.slowFrame * 1.5, 34)),
    ];
  },
};
