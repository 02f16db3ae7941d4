import type { Clock } from '../../src/base/clock';

interface Sleeper {
  readonly at: number;
  wake(): void;
}

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /** Moves on by `ms`, waking the sleepers in order; each gets to run before the next wakes. */
  advance(ms: number): Promise<void>;
  /** How many sleep now. */
  sleeping(): number;
}

/** Lets everything that is already resolved run. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createManualClock(start = 1_700_000_000_000): ManualClock {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const nextDue = (until: number) =>
    [...sleepers].filter((sleeper) => sleeper.at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => now,
    sleeping: () => sleepers.size,
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
      await settle();
      for (let due = nextDue(until); due; due = nextDue(until)) {
        now = Math.max(now, due.at);
        due.wake();
        await settle();
      }
      now = until;
      await settle();
    },
  };
}
