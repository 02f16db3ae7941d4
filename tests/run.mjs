import path from 'node:path';
import { chdir } from 'node:process';
import { runStep } from './steps/run-step.mjs';
import { STEPS } from './steps/steps.mjs';

/*
 * `node tests/run.mjs` runs everything CI runs; `check` and `e2e` run those parts. A step that fails does not stop the
 * others, except those that need it: these fail unrun. The last line says how many tests and checks passed and failed.
 */
chdir(path.resolve(import.meta.dirname, '..'));
const part = process.argv[2];
const steps = STEPS.filter(({ parts }) => part === undefined || parts.includes(part));
if (steps.length === 0) throw new Error(`There is no part "${part}"`);

const failedSteps = new Set();
const total = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const missing = (step.needs ?? []).find((name) => failedSteps.has(name));
  if (missing) console.log(`not run: "${missing}" failed`);
  const { passed, failed } = missing ? { passed: 0, failed: 1 } : await runStep(step);
  if (failed > 0) failedSteps.add(step.name);
  total.passed += passed;
  total.failed += failed;
}

if (failedSteps.size > 0) console.log(`\nfailed: ${[...failedSteps].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
