import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a step with its output shown. Answers how many checks or tests passed and failed, and what those said.
 *
 * @param {{ command?: string[], action?: () => void, report?: import('./reports.mjs').Report }} step
 */
export async function runStep({ command, action, report }) {
  if (report) await clear(report.file);
  const isFine = action ? succeeds(action) : await exitsFine(command, report);
  if (report) return judgeReport(isFine, await readReport(report));
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, faults: [] };
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

async function exitsFine([program, ...rest], report) {
  const child = spawn(program, [...rest, ...(report?.arguments ?? [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...report?.environment },
  });
  const [code] = await once(child, 'close');
  return code === 0;
}

/** A suite that ran no test failed, and so did one whose runner says so though no single test did. */
export function judgeReport(isFine, counted) {
  if (counted === undefined) return { passed: 0, failed: 1, faults: [] };
  const { passed, failed, faults } = counted;
  const isSilentFailure = failed === 0 && (!isFine || passed === 0);
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
    // The runner died before it could report: that counts as a failure.
    return undefined;
  }
}
