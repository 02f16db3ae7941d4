import { describe, expect, test } from 'vitest';
import { playwrightReport, vitestReport } from './reports.mjs';
import { judgeReport, runStep } from './run-step.mjs';

describe('a step of the test run', () => {
  test.each([
    // runner fine, report                       counts as
    [true, { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    [false, { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    [false, { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    [true, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    [true, undefined, { passed: 0, failed: 1 }],
  ])('runner fine %s, report %j', (isFine, counted, result) => {
    expect(judgeReport(isFine, counted)).toEqual(result);
  });

  test.each([
    ['process.exitCode = 0', { passed: 1, failed: 0 }],
    ['process.exitCode = 3', { passed: 0, failed: 1 }],
    ['process.kill(process.pid)', { passed: 0, failed: 1 }],
  ])('that runs %j', async (code, result) => {
    expect(await runStep({ command: [process.execPath, '-e', code] })).toEqual(result);
  });

  test.each([
    [() => {}, { passed: 1, failed: 0 }],
    [
      () => {
        throw new Error('expected by this test');
      },
      { passed: 0, failed: 1 },
    ],
  ])('that does %s', async (action, result) => {
    expect(await runStep({ action })).toEqual(result);
  });

  test('reports are counted', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const unit = { numPassedTests: 2, numFailedTests: 1, testResults: [broken] };
    expect(vitestReport.count(unit)).toEqual({ passed: 2, failed: 2 });
    const browser = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 9 }, errors: [{}] };
    expect(playwrightReport.count(browser)).toEqual({ passed: 4, failed: 3 });
  });
});
