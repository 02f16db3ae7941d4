import { findFailure } from './find-failure';
import { createLoaders, Simulator } from './run-schedule';
import { describeSchedule } from './schedule';

/** Number of schedules of both halves; `npm run nightly` sets 100,000. */
const RUNS = Number(process.env.SIMULATION_RUNS ?? 300);

/** First seed, by which a failure is found again. */
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 1);

/** Number of schedules of a half. */
export const RUNS_OF_HALF = Math.ceil(RUNS / 2);

/** Longest time of a half, on a busy machine (ms). */
export const TIMEOUT_MS = 120_000 + 1_000 * RUNS;

/**
 * Runs one half of the schedules, so that two cores share them. Resolves with the seed of the first that fails and its
 * shortest form, as text; undefined if there is none.
 */
export async function runHalf(half: 0 | 1): Promise<string | undefined> {
  const first = FIRST_SEED + half * RUNS_OF_HALF;
  const failure = await findFailure(new Simulator(await createLoaders()), first, first + RUNS_OF_HALF - 1);
  if (!failure) return undefined;
  const { seed, invariant, detail, steps } = failure;
  return `seed ${seed}: ${invariant}: ${detail}\n${describeSchedule(steps)}\n${JSON.stringify(steps)}`;
}
