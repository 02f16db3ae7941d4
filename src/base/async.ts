import type { Clock } from './clock';
import { fail, ok, type Result } from './result';

/** Waits for `work` at most `ms`. What `work` rejects with passes through; late, it is ignored. */
export async function withTimeout<T>(work: Promise<T>, ms: number, clock: Clock): Promise<Result<T, 'timeout'>> {
  const timer = new AbortController();
  const late = clock.sleep(ms, timer.signal).then(() => fail('timeout' as const));
  try {
    return await Promise.race([work.then(ok), late]);
  } finally {
    timer.abort();
  }
}

/** Makes `work` run once at a time per key: who asks meanwhile gets the same promise. */
export function singleFlight<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key) => {
    const flying = flights.get(key);
    if (flying) return flying;
    const flight = work(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/**
 * Asks what others may be asking at the same time. What was under way before this call may come to nothing for a reason
 * that is over: it is then asked once more. @param ask answers whether it came to something
 */
export const askAfresh = async (ask: () => Promise<boolean>): Promise<boolean> => (await ask()) || ask();

export interface RetryRules<T> {
  /** Tries after the first. */
  readonly retries: number;
  /** Longest wait before the first retry; it doubles with each. */
  readonly baseMs: number;
  /** Epoch milliseconds past which no further try starts. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
  shouldRetry(outcome: T): boolean;
}

/** Tries until the outcome is good, with exponential back-off and full jitter, so that clients do not return in step. */
export async function retry<T>(work: (attempt: number) => Promise<T>, rules: RetryRules<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await work(attempt);
    if (attempt >= rules.retries || !rules.shouldRetry(outcome)) return outcome;
    const wait = rules.random() * rules.baseMs * 2 ** attempt;
    if (rules.clock.now() + wait >= rules.deadline) return outcome;
    await rules.clock.sleep(wait, rules.signal);
    if (rules.signal?.aborted) return outcome;
  }
}

/** Ends the task at hand: what was typed or scrolled meanwhile comes first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
