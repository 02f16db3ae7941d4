import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a step and shows its output. Resolves with the number of passed and failed checks or tests, and the failures.
 *
 * @param {{ command?: string[], action?: () => void, report?: import('./reports.mjs').Report }} step
 */
export async function runStep({ command, action, report }) {
  if (report) await clear(report.file);
  const hasSucceeded = action ? succeeds(action) : await exitsWithZero(command, report);
  if (report) return evaluateReport(hasSucceeded, await readReport(report));
  return { passed: hasSucceeded ? 1 : 0, failed: hasSucceeded ? 0 : 1, faults: [] };
}

function succeeds(action) {
  try {
    action();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function exitsWithZero([program, ...rest], report) {
  const child = spawn(program, [...rest, ...(report?.arguments ?? [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...report?.environment },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** Evaluates a report. A suite without tests counts as a failure, and so does a failed runner without a failed test. */
export function evaluateReport(hasSucceeded, counted) {
  if (counted === undefined) return { passed: 0, failed: 1, faults: [] };
  const { passed, failed, faults } = counted;
  const isSilentFailure = failed === 0 && (!hasSucceeded || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed, faults };
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
