import type { Clock } from '../../../src/base/clock';

interface Sleeper {
  readonly at: number;
  wake(): void;
}

/** A clock that only advances when the test advances it. */
export interface ManualClock extends Clock {
  /**
   * Advances the clock by `ms` milliseconds and resolves the calls of sleep() that are due, in order. The code that
   * waits for one call runs before the next call is resolved.
   */
  advance(ms: number): Promise<void>;
  /** Returns the number of pending calls of sleep(). */
  pendingSleeps(): number;
}

/** Resolves after all pending promise callbacks have run. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createManualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const nextDue = (until: number) =>
    [...sleepers].filter((sleeper) => sleeper.at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => now,
    pendingSleeps: () => sleepers.size,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper: Sleeper = {
          at: now + ms,
          wake() {
            sleepers.delete(sleeper);
            resolve();
          },
        };
        if (signal?.aborted) return resolve();
        sleepers.add(sleeper);
        signal?.addEventListener('abort', sleeper.wake);
      }),
    async advance(ms) {
      const until = now + ms;
      await flushPromises();
      for (let due = nextDue(until); due; due = nextDue(until)) {
        now = Math.max(now, due.at);
        due.wake();
        await flushPromises();
      }
      now = until;
      await flushPromises();
    },
  };
}
