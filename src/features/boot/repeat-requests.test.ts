import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import { repeatRequests } from './repeat-requests';

/** Repeats requests in a tab that can be shown and hidden. `sentAt` lists when each was sent (s). */
function setUp() {
  const clock = createManualClock();
  const start = clock.now();
  const sentAt: number[] = [];
  const listeners = new Set<() => void>();
  const tab = { isVisible: true };
  const end = new AbortController();
  const dependencies = {
    clock,
    isPageVisible: () => tab.isVisible,
    subscribeToPageBecomingVisible: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const done = repeatRequests(() => sentAt.push((clock.now() - start) / 1000), dependencies, end.signal);
  const show = async () => {
    tab.isVisible = true;
    for (const listener of listeners) listener();
    await flushPromises();
  };
  return { clock, sentAt, tab, show, end, done, listeners };
}

describe('[BOOT-5] repeated requests of a start', () => {
  test('[BOOT-5.6] the second request is sent after two seconds, and further ones every four seconds without an end', async () => {
    const { clock, sentAt } = setUp();
    await clock.advance(10 * 60_000);
    expect(sentAt.slice(0, 5)).toEqual([2, 6, 10, 14, 18]);
    expect(sentAt).toHaveLength(150);
  });

  test('[BOOT-5.6] no request is sent in a hidden tab, and one at once when the tab becomes visible', async () => {
    const { clock, sentAt, tab, show } = setUp();
    tab.isVisible = false;
    await clock.advance(60_500);
    expect(sentAt).toEqual([]);
    await show();
    await clock.advance(4_000);
    expect(sentAt).toEqual([60.5, 64.5]);
  });

  test('the requests end with the signal, and leave neither a timer nor a listener', async () => {
    const { clock, sentAt, end, done, listeners } = setUp();
    await clock.advance(2_000);
    end.abort();
    await done;
    await clock.advance(60_000);
    expect(sentAt).toEqual([2]);
    expect([clock.pendingSleeps(), listeners.size]).toEqual([0, 0]);
  });
});
