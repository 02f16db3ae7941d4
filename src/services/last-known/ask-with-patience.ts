import type { Clock } from '../../base/clock';

/** Milliseconds that what was had before waits for the network before it is shown for what it is (OFF-3). */
export const NETWORK_FIRST = 3_000;

/** Waits for an answer; one that is not there after {@link NETWORK_FIRST} is told once, by `late`, and waited for still. */
export async function askWithPatience<T>(asking: Promise<T>, late: () => void, clock: Clock): Promise<T> {
  const over = new AbortController();
  void clock.sleep(NETWORK_FIRST, over.signal).then(() => {
    if (!over.signal.aborted) late();
  });
  try {
    return await asking;
  } finally {
    over.abort();
  }
}
