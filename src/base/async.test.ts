import { getEventListeners } from 'node:events';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../tests/support/clocks/manual-clock';
import { type RetryOptions, retry, retryOnce, singleFlight, withTimeout, yieldToMain } from './async';
import { systemClock } from './clock';

const never = new Promise<never>(() => undefined);

describe('[API-1] timeouts and delays', () => {
  test('withTimeout() returns the value of a promise that resolves in time, and leaves no pending timer', async () => {
    const clock = createManualClock();
    expect(await withTimeout(Promise.resolve(7), 100, clock)).toEqual({ ok: true, value: 7 });
    expect(clock.pendingSleeps()).toBe(0);
  });

  test('withTimeout() fails with “timeout” if the promise is still pending at the time limit', async () => {
    const clock = createManualClock();
    let outcome: unknown;
    void withTimeout(never, 100, clock).then((result) => {
      outcome = result;
    });
    await clock.advance(99);
    expect(outcome).toBeUndefined();
    await clock.advance(1);
    expect(outcome).toEqual({ ok: false, error: 'timeout' });
  });

  test('withTimeout() rejects with the error of a promise that rejects before the time limit', async () => {
    await expect(withTimeout(Promise.reject(new Error('no')), 100, createManualClock())).rejects.toThrow('no');
  });

  test('systemClock.sleep() resolves when its signal is aborted', async () => {
    const stop = new AbortController();
    const slept = systemClock.sleep(60_000, stop.signal);
    stop.abort();
    await slept;
    await systemClock.sleep(60_000, AbortSignal.abort());
  });

  test('systemClock.sleep() leaves no listener on its signal', async () => {
    const { signal } = new AbortController();
    await systemClock.sleep(0, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('[API-4] single-flight function', () => {
  test('a single-flight function runs once for concurrent calls with the same key, and again for a later call', async () => {
    let runs = 0;
    const load = singleFlight(async (key) => {
      runs += 1;
      if (key === 'bad') throw new Error('bad');
      return `${key}${runs}`;
    });
    expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['a1', 'a1', 'b2']);
    expect(await load('a')).toBe('a3');
    await expect(load('bad')).rejects.toThrow();
    await expect(load('bad')).rejects.toThrow();
    expect(runs).toBe(5);
  });
});

describe('[API-8] retry with backoff and jitter', () => {
  const rules = (over: Partial<RetryOptions<string>>): RetryOptions<string> => ({
    retries: 2,
    baseMs: 100,
    deadline: Number.POSITIVE_INFINITY,
    clock: createManualClock(),
    random: () => 0.5,
    shouldRetry: (outcome) => outcome === 'bad',
    ...over,
  });

  test('[API-8.1] retry() waits 50 ms, then 100 ms, with a base delay of 100 ms and a random factor of 0.5', async () => {
    const clock = createManualClock(0);
    const at: number[] = [];
    const work = async () => {
      at.push(clock.now());
      return 'bad';
    };
    const outcome = retry(work, rules({ clock }));
    await clock.advance(1_000);
    expect(await outcome).toBe('bad');
    expect(at).toEqual([0, 50, 150]);
  });

  test.each([
    // deadline  attempts at
    [50, [0]],
    [51, [0, 50]],
    [150, [0, 50]],
    [151, [0, 50, 150]],
  ])('retry() starts no attempt at or after its deadline of %i ms', async (deadline, attempts) => {
    const clock = createManualClock(0);
    const at: number[] = [];
    const work = async () => {
      at.push(clock.now());
      return 'bad';
    };
    const outcome = retry(work, rules({ clock, deadline }));
    await clock.advance(1_000);
    await outcome;
    expect(at).toEqual(attempts);
  });

  test('retry() ends the wait and starts no further attempt when its signal is aborted', async () => {
    const stop = new AbortController();
    let tries = 0;
    const outcome = retry(
      async () => {
        tries += 1;
        return 'bad';
      },
      rules({ signal: stop.signal }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect(await outcome).toBe('bad');
    expect(tries).toBe(1);
  });

  test('[API-8.1] retry() starts no attempt beyond the retry limit or the deadline, and stops after the first success', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('bad', 'good'), { minLength: 8, maxLength: 8 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 2_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (outcomes, retries, budget, jitter) => {
          const clock = createManualClock(0);
          const at: number[] = [];
          const work = async (attempt: number) => {
            at.push(clock.now());
            return outcomes[attempt] ?? 'good';
          };
          const outcome = retry(work, rules({ clock, retries, deadline: budget, random: () => jitter }));
          await clock.advance(100_000);
          const last = await outcome;
          expect(at.length).toBeLessThanOrEqual(retries + 1);
          expect(at.slice(1).every((moment) => moment < budget)).toBe(true);
          expect(outcomes.slice(0, at.length - 1)).not.toContain('good');
          expect(last).toBe(outcomes[at.length - 1]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('[SESS-5] call that may share an in-flight request', () => {
  /**
   * Wraps a call in singleFlight(). The returned `ask` starts the call, or joins it if it is in flight; `open`
   * contains one function per started call, which resolves that call.
   */
  function rig() {
    const open: ((outcome: boolean) => void)[] = [];
    const ask = singleFlight(() => new Promise<boolean>((resolve) => open.push(resolve)));
    return { open, ask: () => ask('key') };
  }

  test('retryOnce() repeats a call once if the call shares an in-flight request that fails', async () => {
    const { open, ask } = rig();
    const earlier = ask();
    const result = retryOnce(ask);
    open[0]?.(false);
    expect(await earlier).toBe(false);
    await flushPromises();
    expect(open).toHaveLength(2);
    open[1]?.(true);
    expect(await result).toBe(true);
  });

  test('retryOnce() does not repeat a call after a success or after a second failure', async () => {
    const { open, ask } = rig();
    const result = retryOnce(ask);
    open[0]?.(true);
    expect(await result).toBe(true);
    const failing = retryOnce(ask);
    open[1]?.(false);
    await flushPromises();
    open[2]?.(false);
    expect(await failing).toBe(false);
    expect(open).toHaveLength(3);
  });
});

test('[API-1] yieldToMain() resolves after the tasks that were queued before it', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('input'));
  await yieldToMain();
  order.push('work');
  expect(order).toEqual(['input', 'work']);
});
