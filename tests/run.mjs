import path from 'node:path';
import { chdir } from 'node:process';
import { runStep } from './steps/run-step.mjs';
import { STEPS } from './steps/steps.mjs';

/*
 * `node tests/run.mjs` runs everything that CI runs; `check` and `e2e` run these parts, `engines` the tests in other
 * engines. After a failed step the others continue, except those that need it, which count as failed. At the end all
 * failures are printed again; the last line is the number of passed and failed tests and checks.
 */
chdir(path.resolve(import.meta.dirname, '..'));
const part = process.argv[2];
const steps = STEPS.filter(({ parts, apart }) => (part === undefined ? !apart : parts.includes(part)));
if (steps.length === 0) throw new Error(`There is no part "${part}"`);

const failedSteps = new Set();
const total = { passed: 0, failed: 0 };
const allFailures = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const missing = (step.needs ?? []).find((name) => failedSteps.has(name));
  if (missing) console.log(`not run: "${missing}" failed`);
  const { passed, failed, faults } = missing ? { passed: 0, failed: 1, faults: [] } : await runStep(step);
  if (failed > 0) failedSteps.add(step.name);
  total.passed += passed;
  total.failed += failed;
  allFailures.push(...faults);
}

for (const { title, text } of allFailures) console.log(`\n✗ ${title}\n${text.replace(/^/gm, '    ')}`);
if (failedSteps.size > 0) console.log(`\nfailed: ${[...failedSteps].join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
