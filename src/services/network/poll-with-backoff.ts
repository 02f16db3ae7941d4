import type { Clock } from '../../base/clock';

/** The first delay between polls (ms); it doubles each time, up to {@link MAX_DELAY_MS}. */
const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 5 * 60_000;

export interface PollDependencies {
  isVisible(): boolean;
  /** Calls the listener each time the tab becomes visible. Returns a function that unsubscribes. */
  subscribeVisible(listener: () => void): () => void;
  readonly clock: Clock;
}

/**
 * Polls with exponential backoff until `poll` resolves with true. Polls immediately when the tab becomes visible, and
 * does not poll while the tab is hidden (BOOT-5).
 */
export async function pollWithBackoff(poll: () => Promise<boolean>, tab: PollDependencies): Promise<void> {
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
    if (tab.isVisible() && (await poll())) return;
    await waitOrVisible(delay, tab);
  }
}

/** Resolves after a delay, or as soon as the tab becomes visible. */
async function waitOrVisible(ms: number, { clock, subscribeVisible }: PollDependencies): Promise<void> {
  const wake = new AbortController();
  const stop = subscribeVisible(() => wake.abort());
  await clock.sleep(ms, wake.signal);
  stop();
}
