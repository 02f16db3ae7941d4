import type { Clock } from '../../base/clock';

/** Milliseconds after a start, and after the network came back, until the version is asked for (UPD-1). */
const AFTER_START = 1_500;
/** Milliseconds between two rounds of a page that stays (UPD-1). */
const HOURLY = 3_600_000;
/** Milliseconds of quiet that a tab coming to the front waits for (UPD-3). */
const DEBOUNCE = 300;

export interface CheckTriggers {
  readonly clock: Clock;
  /** Tells each time the tab comes to the front. */
  onVisible(listener: () => void): void;
  /** Tells each time the network comes back. */
  onOnline(listener: () => void): void;
}

/** Calls `check` when the version is to be asked for; `hourly` tells the rounds of a page that stays from the others. */
export function scheduleChecks({ clock, onVisible, onOnline }: CheckTriggers, check: (hourly: boolean) => void): void {
  onVisible(debounced(clock, DEBOUNCE, () => check(false)));
  onOnline(debounced(clock, AFTER_START, () => check(false)));
  void rounds();

  async function rounds(): Promise<never> {
    await clock.sleep(AFTER_START);
    check(false);
    for (;;) {
      await clock.sleep(HOURLY);
      check(true);
    }
  }
}

/** Runs `work` once calls have stopped coming for `ms`. */
function debounced(clock: Clock, ms: number, work: () => void): () => void {
  let waiting = new AbortController();
  return () => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    void clock.sleep(ms, signal).then(() => {
      if (!signal.aborted) work();
    });
  };
}
