import { expect, type Page } from '@playwright/test';

/** The clock of a page that a test moves: once stopped, no timer runs between its moves. */
export class PageClock {
  private constructor(private readonly page: Page) {}

  /** Takes the clock over; it goes on by itself until it is stopped. To be called before the page is opened. */
  static async of(page: Page): Promise<PageClock> {
    await page.clock.install();
    await page.addInitScript(noteWaits);
    return new PageClock(page);
  }

  /** From now on it stands still, in the documents to come as well. */
  stop(): Promise<void> {
    // It cannot be stopped at a moment that is over, as this one is once the machine pauses for long in between; then it
    // stands where it was, and is put to the next.
    const ahead = () => this.page.evaluate(() => Date.now() + 1000);
    return expect(async () => this.page.clock.pauseAt(await ahead())).toPass({ timeout: 30_000 });
  }

  /** Moves it on by so many milliseconds and runs what is due. */
  move(milliseconds: number): Promise<void> {
    return this.page.clock.runFor(milliseconds);
  }

  /** Moves it on by steps until something is shown. */
  async moveUntilVisible(wanted: ReturnType<Page['locator']>, step = 250): Promise<void> {
    await expect(async () => {
      await this.move(step);
      await expect(wanted).toBeVisible({ timeout: 250 });
    }).toPass({ intervals: [0], timeout: 30_000 });
  }

  /** Moves it on by small steps, no faster than the machine's, until the page waits for a timer of that length. */
  async moveUntilWaiting(milliseconds: number, step = 50): Promise<void> {
    await expect(async () => {
      await this.move(step);
      expect(await this.waits()).toContain(milliseconds);
    }).toPass({ intervals: [step], timeout: 30_000 });
  }

  /** Until the page waits for a timer of that length: a move before that would miss it. */
  untilWaiting(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits()).toContain(milliseconds);
  }

  /** Until the page waits for no timer of that length any more. */
  untilNotWaiting(milliseconds: number): Promise<void> {
    return expect.poll(() => this.waits()).not.toContain(milliseconds);
  }

  /** How long the timers are that the page waits for. */
  private waits(): Promise<number[]> {
    return this.page.evaluate(() => [...(window as unknown as { waits: Map<number, number> }).waits.values()]);
  }
}

/** Runs in the page: keeps the lengths of the timers that are set, beside setting them. */
function noteWaits(): void {
  const waits = new Map<number, number>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = window;
  Object.assign(window, {
    waits,
    setTimeout: (run: (...given: unknown[]) => void, wait = 0, ...rest: unknown[]) => {
      const ring = (...given: unknown[]) => {
        waits.delete(id);
        run(...given);
      };
      const id = setTimeout(ring, wait, ...rest);
      waits.set(id, wait);
      return id;
    },
    setInterval: (run: () => void, wait = 0, ...rest: unknown[]) => {
      const id = setInterval(run, wait, ...rest);
      waits.set(id, wait);
      return id;
    },
    clearTimeout: (id: number) => {
      waits.delete(id);
      clearTimeout(id);
    },
    clearInterval: (id: number) => {
      waits.delete(id);
      clearInterval(id);
    },
  });
}
