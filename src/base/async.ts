import type { Clock } from './clock';
import { fail, ok, type Result } from './result';

/** Resolves with the value of `work`, or with the error `timeout` after `ms`. Rejects if `work` rejects before that. */
export async function withTimeout<T>(work: Promise<T>, ms: number, clock: Clock): Promise<Result<T, 'timeout'>> {
  const timer = new AbortController();
  const timedOut = clock.sleep(ms, timer.signal).then(() => fail('timeout' as const));
  try {
    return await Promise.race([work.then(ok), timedOut]);
  } finally {
    timer.abort();
  }
}

/**
 * Returns a function that calls `work` with a key. While a call is in flight, further calls with its key get the same
 * promise.
 */
export function singleFlight<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key) => {
    const current = inFlight.get(key);
    if (current) return current;
    const promise = work(key).finally(() => inFlight.delete(key));
    inFlight.set(key, promise);
    return promise;
  };
}

/**
 * Runs a task, and once more if it fails: the first run may have shared an earlier in-flight call that failed for a
 * reason that no longer applies. Resolves with whether either run succeeded.
 * @param run resolves with whether it succeeded
 */
export async function retryOnce(run: () => Promise<boolean>): Promise<boolean> {
  return (await run()) || run();
}

export interface RetryOptions<T> {
  /** Number of retries after the first attempt. */
  readonly retries: number;
  /** Upper bound of the first retry's random delay (ms); it doubles with each further retry. */
  readonly baseMs: number;
  /** Time after which no retry starts (epoch ms). */
  readonly deadline: number;
  readonly signal?: AbortSignal;
  readonly clock: Clock;
  /** Returns a random number in [0, 1). */
  readonly random: () => number;
  shouldRetry(outcome: T): boolean;
}

/**
 * Runs `work`, and repeats it with exponential backoff and full jitter while `shouldRetry` returns true, until the
 * retries or the time are used up or `signal` is aborted. Resolves with the last outcome.
 */
export async function retry<T>(work: (attempt: number) => Promise<T>, options: RetryOptions<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await work(attempt);
    if (attempt >= options.retries || !options.shouldRetry(outcome)) return outcome;
    const wait = options.random() * options.baseMs * 2 ** attempt;
    if (options.clock.now() + wait >= options.deadline) return outcome;
    await options.clock.sleep(wait, options.signal);
    if (options.signal?.aborted) return outcome;
  }
}

/** Resolves in a new task, so that the browser can handle input and scrolling first. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
