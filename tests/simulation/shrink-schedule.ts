import type { Step } from './schedule';

/** Resolves with whether a schedule still fails in the same way. */
type StillFails = (steps: readonly Step[]) => Promise<boolean>;

/**
 * Returns the shortest schedule that it finds which still fails: drops runs of steps, from long to short, then shortens
 * the waits. A failure with a few steps can be read.
 */
export async function shrinkSchedule(steps: readonly Step[], stillFails: StillFails): Promise<readonly Step[]> {
  let shortest = steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length; ) {
      const without = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      if (await stillFails(without)) shortest = without;
      else from += size;
    }
  }
  for (const [index, step] of shortest.entries()) {
    if (step.waitMs === 0) continue;
    const changed = shortest.with(index, { ...step, waitMs: 0 });
    if (await stillFails(changed)) shortest = changed;
  }
  return shortest;
}
