import type { Clock } from '../../base/clock';

/** Delay of the update check after the start and after a reconnect (ms) (UPD-1). */
const CHECK_DELAY_MS = 1_500;
/** Interval between the update checks of a page that stays open (ms) (UPD-1). */
const HOURLY_CHECK_INTERVAL_MS = 3_600_000;
/** Debounce delay of the update check that runs when the tab becomes visible (ms) (UPD-3). */
const VISIBLE_DEBOUNCE_MS = 300;

export interface UpdateCheckTriggers {
  readonly clock: Clock;
  /** Calls `listener` each time the tab becomes visible. */
  onVisible(listener: () => void): void;
  /** Calls `listener` each time the network comes back. */
  onOnline(listener: () => void): void;
}

/**
 * Calls `check` after the start, on reconnect, when the tab becomes visible, and every hour. `isHourly` is true only
 * for the hourly check.
 */
export function scheduleUpdateChecks(
  { clock, onVisible, onOnline }: UpdateCheckTriggers,
  check: (isHourly: boolean) => void,
): void {
  onVisible(debounce(clock, VISIBLE_DEBOUNCE_MS, () => check(false)));
  onOnline(debounce(clock, CHECK_DELAY_MS, () => check(false)));
  void runHourlyChecks();

  async function runHourlyChecks(): Promise<never> {
    await clock.sleep(CHECK_DELAY_MS);
    check(false);
    for (;;) {
      await clock.sleep(HOURLY_CHECK_INTERVAL_MS);
      check(true);
    }
  }
}

/**
 * Returns a debounced version of `work`: `work` runs when the returned function has been called and then not called
 * again for `ms` milliseconds.
 */
function debounce(clock: Clock, ms: number, work: () => void): () => void {
  let pending = new AbortController();
  return () => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    void clock.sleep(ms, signal).then(() => {
      if (!signal.aborted) work();
    });
  };
}
