import type { Clock } from '../../base/clock';

/** Milliseconds after which it is asked again; they double each time. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 5 * 60_000;

export interface Watched {
  isVisible(): boolean;
  /** Tells each time the tab comes to the front. Answers the way to stop. */
  subscribeVisible(listener: () => void): () => void;
  readonly clock: Clock;
}

/**
 * Asks until the answer is yes: less and less often, at once when the tab comes to the front, and not while nobody
 * looks at it (BOOT-5).
 */
export async function keepAsking(ask: () => Promise<boolean>, tab: Watched): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    if (tab.isVisible() && (await ask())) return;
    await pauseFor(pause, tab);
  }
}

async function pauseFor(ms: number, { clock, subscribeVisible }: Watched): Promise<void> {
  const over = new AbortController();
  const stop = subscribeVisible(() => over.abort());
  await clock.sleep(ms, over.signal);
  stop();
}
