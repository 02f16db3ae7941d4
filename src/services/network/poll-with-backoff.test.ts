import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import { pollWithBackoff } from './poll-with-backoff';

/** Creates a tab that can be shown and hidden, and a poll that returns `results` in order, then true. */
function setUp(...results: readonly boolean[]) {
  const clock = createManualClock();
  const polledAt: number[] = [];
  const start = clock.now();
  const listeners = new Set<() => void>();
  const remaining = [...results];
  const tab = { isVisible: true };
  const done = pollWithBackoff(
    async () => {
      polledAt.push((clock.now() - start) / 1000);
      return remaining.shift() ?? true;
    },
    {
      clock,
      isVisible: () => tab.isVisible,
      subscribeVisible: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  );
  const show = async () => {
    tab.isVisible = true;
    for (const listener of listeners) listener();
    await flushPromises();
  };
  return { clock, polledAt, tab, show, done, listeners };
}

const FAILURES = Array.from({ length: 20 }, () => false);

describe('[BOOT-5] polling of a site status that failed to load', () => {
  test('[BOOT-5.3] a site status that failed to load is polled at once, then at intervals that double up to five minutes', async () => {
    const { clock, polledAt } = setUp(...FAILURES);
    await clock.advance(20 * 60_000);
    expect(polledAt).toEqual([0, 5, 15, 35, 75, 155, 315, 615, 915]);
  });

  test('a site status that failed to load is polled until it has loaded', async () => {
    const { clock, polledAt, done, listeners } = setUp(false, false, true);
    await clock.advance(60 * 60_000);
    await done;
    expect(polledAt).toEqual([0, 5, 15]);
    expect([listeners.size, clock.pendingSleeps()]).toEqual([0, 0]);
  });

  test('[BOOT-5.3] the status is not polled in a hidden tab, and polled at once when the tab becomes visible', async () => {
    const { clock, polledAt, tab, show } = setUp(...FAILURES);
    await clock.advance(1_000);
    tab.isVisible = false;
    await clock.advance(30_000);
    expect(polledAt).toEqual([0]);
    await show();
    expect(polledAt).toEqual([0, 31]);
  });
});
