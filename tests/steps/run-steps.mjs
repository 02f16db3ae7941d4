import { runStep } from './run-step.mjs';

/** Result of a step that was not run because a step that it needs has failed. */
const NOT_RUN = { passed: 0, failed: 1, faults: [] };

/**
 * Runs steps in order, at most as many at the same time as there are cores; a step with `alone` runs while no other
 * step runs. A step starts after all steps that it needs have ended. If one of them has failed, the step is not run
 * and its result is a failure; all other steps are still run. Resolves with the result of each step, in order.
 *
 * @template {{ name: string, needs?: string[], alone?: boolean }} Step
 * @param {readonly Step[]} steps
 * @param {number} cores
 * @param {(step: Step) => Promise<{ passed: number, failed: number, faults: object[] }>} run
 */
export async function runSteps(steps, cores, run = runStep) {
  const results = new Map();
  const running = new Set();
  const start = (step) => {
    const ended = run(step).then((result) => {
      results.set(step.name, result);
      running.delete(ended);
    });
    running.add(ended);
  };
  const names = new Set(steps.map(({ name }) => name));
  for (const step of steps) {
    const needs = (step.needs ?? []).filter((name) => names.has(name));
    const limit = step.alone ? 1 : cores;
    while (running.size >= limit || needs.some((name) => !results.has(name))) await Promise.race(running);
    const failedNeed = needs.find((name) => results.get(name).failed > 0);
    if (failedNeed) {
      console.log(`\n── ${step.name}\nnot run: "${failedNeed}" failed`);
      results.set(step.name, NOT_RUN);
    } else {
      start(step);
      if (step.alone) await Promise.all(running);
    }
  }
  await Promise.all(running);
  return steps.map(({ name }) => results.get(name));
}
