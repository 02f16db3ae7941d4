import type { Failure, Simulator } from './run-schedule';
import { createSchedule, type Step } from './schedule';
import { shrinkSchedule } from './shrink-schedule';

/** A seed whose schedule fails, with the shortest part of the schedule that fails in the same way. */
export interface FoundFailure extends Failure {
  readonly seed: number;
  readonly steps: readonly Step[];
}

/** Runs the schedules of the seeds from `first` to `last`. Resolves with the first failure, shrunk. */
export async function findFailure(
  simulator: Simulator,
  first: number,
  last: number,
): Promise<FoundFailure | undefined> {
  for (let seed = first; seed <= last; seed += 1) {
    const schedule = createSchedule(seed);
    const failure = await simulator.run(schedule, seed);
    if (!failure) continue;
    const isSame = async (steps: readonly Step[]) =>
      (await simulator.run(steps, seed))?.invariant === failure.invariant;
    const steps = await shrinkSchedule(schedule.slice(0, failure.step), isSame);
    return { ...failure, ...(await simulator.run(steps, seed)), seed, steps };
  }
  return undefined;
}
