import type { Clock } from '../../base/clock';

/** How often an open page checks the registration (ms). */
export const PUSH_REGISTRATION_CHECK_INTERVAL_MS = 7 * 24 * 3_600_000;

export interface WeeklyPushRegistrationCheck {
  /** Runs the check now. */
  run(): void;
  /**
   * Runs the check if the last one was at least a week ago. Call it when the page becomes visible, because timers do
   * not run while the device sleeps.
   */
  runIfDue(): void;
}

/** Repeats a check one week after each run while the page is open (PUSH-3). Returns functions that run it earlier. */
export function createWeeklyPushRegistrationCheck(check: () => void, clock: Clock): WeeklyPushRegistrationCheck {
  let checkedAt = clock.now();
  let waiting = new AbortController();

  function run(): void {
    checkedAt = clock.now();
    void waitForNext();
    check();
  }

  async function waitForNext(): Promise<void> {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    await clock.sleep(PUSH_REGISTRATION_CHECK_INTERVAL_MS, signal);
    if (!signal.aborted) run();
  }

  void waitForNext();
  return { run, runIfDue: () => clock.now() - checkedAt >= PUSH_REGISTRATION_CHECK_INTERVAL_MS && run() };
}
