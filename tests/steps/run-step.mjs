import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a step. Prints its output after the step has ended, or immediately if the step runs alone. Resolves with the
 * numbers of passed and failed checks or tests, and with the failures.
 *
 * @typedef {import('./reports.mjs').Report} Report
 * @param {{ name: string, command?: string[], action?: () => void, report?: Report, alone?: boolean }} step
 */
export async function runStep({ name, command, action, report, alone = false }) {
  if (report) await clear(report.file);
  if (alone) console.log(`\n── ${name}`);
  const startMs = performance.now();
  const { hasSucceeded, output } = action ? succeeds(action) : await exitsWithZero(command, report, alone);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(alone ? `${name}: ${seconds} s` : `\n── ${name} (${seconds} s)\n${output.trimEnd()}`);
  if (report) return deriveStepResult(name, hasSucceeded, await readReport(report));
  return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, faults: [] };
}

function succeeds(action) {
  try {
    action();
    return { hasSucceeded: true, output: '' };
  } catch (error) {
    console.error(error);
    return { hasSucceeded: false, output: '' };
  }
}

async function exitsWithZero([program, ...rest], report, showsOutput) {
  const child = spawn(program, [...rest, ...(report?.arguments ?? [])], {
    stdio: ['ignore', ...Array(2).fill(showsOutput ? 'inherit' : 'pipe')],
    env: { ...process.env, ...report?.environment },
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { hasSucceeded: code === 0, output: Buffer.concat(chunks).toString() };
}

/**
 * Returns a step's result. A test run that has no tests, or that failed without a failed test, as after an unhandled
 * rejection, is reported as one failure.
 *
 * @param {string} name
 * @param {boolean} hasSucceeded
 * @param {{ passed: number, failed: number, faults: { title: string, text: string }[] } | undefined} counted
 */
export function deriveStepResult(name, hasSucceeded, counted) {
  const { passed, failed, faults } = counted ?? { passed: 0, failed: 0, faults: [] };
  if (failed > 0 || (hasSucceeded && passed > 0)) return { passed, failed, faults };
  const text = 'The run failed without a failed test: see the errors in its output.';
  return { passed, failed: 1, faults: [...faults, { title: name, text }] };
}

async function clear(file) {
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
}

async function readReport({ file, count, faults }) {
  try {
    const report = JSON.parse(await readFile(file, 'utf8'));
    return { ...count(report), faults: faults(report) };
  } catch {
    // The runner stopped before it wrote a report, which counts as a failure.
    return undefined;
  }
}
