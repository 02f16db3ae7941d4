import type { Clock } from '../../base/clock';

/** When a start that has no response yet sends a second request beside the first (ms, BOOT-5). */
const SECOND_REQUEST_DELAY_MS = 2_000;
/**
 * Time between further requests (ms). Shorter than the five seconds within which a start continues after the platform
 * has recovered, because the response takes time too (BOOT-5).
 */
const REPEAT_INTERVAL_MS = 4_000;

interface RepeatDependencies {
  readonly clock: Clock;
  isPageVisible(): boolean;
  /** Calls the listener each time the tab becomes visible. Returns a function that unsubscribes. */
  subscribeToPageBecomingVisible(listener: () => void): () => void;
}

/**
 * Sends requests beside one that has been sent, until `signal` is aborted. Does not wait for responses, because each
 * request may hang for ever. Sends nothing while the tab is hidden, and sends at once when it becomes visible (BOOT-5).
 */
export async function repeatRequests(
  send: () => void,
  { clock, isPageVisible, subscribeToPageBecomingVisible }: RepeatDependencies,
  signal: AbortSignal,
): Promise<void> {
  for (let delayMs = SECOND_REQUEST_DELAY_MS; !signal.aborted; delayMs = REPEAT_INTERVAL_MS) {
    const wake = new AbortController();
    const end = () => wake.abort();
    const unsubscribe = subscribeToPageBecomingVisible(end);
    signal.addEventListener('abort', end);
    await clock.sleep(delayMs, wake.signal);
    signal.removeEventListener('abort', end);
    unsubscribe();
    if (!signal.aborted && isPageVisible()) send();
  }
}
