import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chdir } from 'node:process';
import { summarizeFault } from './steps/reports.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { TEST_RUN_STEPS } from './steps/steps.mjs';

/*
 * `node tests/run.mjs` runs everything that CI runs. With the argument `check` or `e2e` it runs only that part; with
 * `engines` it runs the tests in other browser engines. At the end all failures are printed again, then a line for each,
 * because a log is often read from its end; the last line contains the numbers of passed and failed tests and checks.
 */
chdir(path.resolve(import.meta.dirname, '..'));
const part = process.argv[2];
const steps = TEST_RUN_STEPS.filter(({ parts, apart }) => (part === undefined ? !apart : parts.includes(part)));
if (steps.length === 0) throw new Error(`There is no part "${part}"`);

const results = await runSteps(steps, availableParallelism());

const faults = results.flatMap((result) => result.faults);
for (const { title, text } of faults) console.log(`\n✗ ${title}\n${text.replace(/^/gm, '    ')}`);
if (faults.length > 0) console.log(`\n${faults.map(summarizeFault).join('\n')}`);
const failedSteps = steps.filter((_, index) => results[index].failed > 0).map(({ name }) => name);
if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`);
const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failedSteps.length > 0 ? 1 : 0;
