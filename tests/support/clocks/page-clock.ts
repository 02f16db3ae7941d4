import { expect, type Page } from '@playwright/test';

/** Controls the clock of a page. Once the clock is stopped, timers run only when the test advances the clock. */
export class PageClock {
  private constructor(private readonly page: Page) {}

  /** Installs the clock, which runs normally until it is stopped. Call it before the page is opened. */
  static async install(page: Page): Promise<PageClock> {
    await page.clock.install();
    await page.addInitScript(recordTimers);
    return new PageClock(page);
  }

  /** Stops the clock, also for documents that the page loads later. */
  stop(): Promise<void> {
    // `pauseAt` rejects a time in the past, which happens when the machine stalls in between: retry with a later time.
    const ahead = () => this.page.evaluate(() => Date.now() + 1000);
    return expect(async () => this.page.clock.pauseAt(await ahead())).toPass({ timeout: 60_000 });
  }

  /** Advances the clock and runs due timers. */
  advance(milliseconds: number): Promise<void> {
    return this.page.clock.runFor(milliseconds);
  }

  /** Advances the clock in steps (ms) until the locator is visible. */
  async advanceUntilVisible(locator: ReturnType<Page['locator']>, step = 250): Promise<void> {
    await expect(async () => {
      await this.advance(step);
      await expect(locator).toBeVisible({ timeout: 250 });
    }).toPass({ intervals: [0], timeout: 60_000 });
  }

  /**
   * Advances the clock in small steps, no faster than real time, until the page has a pending timer of this length
   * (ms).
   */
  async advanceUntilTimer(milliseconds: number, step = 50): Promise<void> {
    await expect(async () => {
      await this.advance(step);
      expect(await this.waits()).toContain(milliseconds);
    }).toPass({ intervals: [step], timeout: 60_000 });
  }

  /**
   * Waits until the page has set a timer of this length (ms). If a test advanced the clock earlier, the timer would
   * not fire.
   */
  waitForTimer(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits()).toContain(milliseconds);
  }

  /** Waits until the page has no pending timer of this length (ms). */
  waitForNoTimer(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits()).not.toContain(milliseconds);
  }

  /** Waits until the page has set an interval of this length (ms), which other code may wait for once. */
  waitForInterval(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits('intervals')).toContain(milliseconds);
  }

  /** Waits until the page has no interval of this length (ms). */
  waitForNoInterval(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits('intervals')).not.toContain(milliseconds);
  }

  /** Resolves with the lengths of the page's pending timers, or of its intervals alone (ms). */
  private waits(kind: keyof Pending = 'waits'): Promise<number[]> {
    return this.page.evaluate((key) => [...(window as unknown as Pending)[key].values()], kind);
  }
}

/** Lengths of the pending timers of a page (ms), `intervals` without those that fire once. */
interface Pending {
  readonly waits: Map<number, number>;
  readonly intervals: Map<number, number>;
}

/** Wraps the timer functions to record the length of each pending timer. This function runs in the page. */
function recordTimers(): void {
  const waits = new Map<number, number>();
  const intervals = new Map<number, number>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    waits,
    intervals,
    setTimeout: (run: (...args: unknown[]) => void, wait = 0, ...rest: unknown[]) => {
      const fire = (...args: unknown[]) => {
        waits.delete(id);
        run(...args);
      };
      const id = setTimeout(fire, wait, ...rest);
      waits.set(id, wait);
      return id;
    },
    setInterval: (run: () => void, wait = 0, ...rest: unknown[]) => {
      const id = setInterval(run, wait, ...rest);
      waits.set(id, wait);
      intervals.set(id, wait);
      return id;
    },
    clearTimeout: (id: number) => {
      waits.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id: number) => {
      waits.delete(id);
      intervals.delete(id);
      clearInterval(id);
    },
  });
}
