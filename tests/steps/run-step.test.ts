import { describe, expect, test } from 'vitest';
import { createPlaywrightReportConfig, createVitestReportConfig, summarizeFault } from './reports.mjs';
import { deriveStepResult, runStep } from './run-step.mjs';

describe('step of the test run', () => {
  test.each([
    // runner    report                     counts as
    ['succeeds', { passed: 3, failed: 0 }, { passed: 3, failed: 0 }],
    ['fails', { passed: 3, failed: 2 }, { passed: 3, failed: 2 }],
    ['fails', { passed: 3, failed: 0 }, { passed: 3, failed: 1 }],
    ['succeeds', { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
    ['succeeds', undefined, { passed: 0, failed: 1 }],
  ])('a step of the test run whose runner %s with the report %j has the result %j', (runner, counted, result) => {
    const report = counted && { ...counted, faults: [] };
    const { faults, ...numbers } = deriveStepResult('unit tests', runner === 'succeeds', report);
    expect(numbers).toEqual(result);
    // Only a failed test describes itself.
    expect(faults.map(({ title }) => title)).toEqual(counted?.failed === result.failed ? [] : ['unit tests']);
  });

  test('the line of a failure has its title and the first line of its text', () => {
    expect(summarizeFault({ title: 'a › b', text: '\nexpected 1\nreceived 2' })).toBe('✗ a › b: expected 1');
  });

  test.each([
    ['process.exitCode = 0', { passed: 1, failed: 0 }],
    ['process.exitCode = 3', { passed: 0, failed: 1 }],
    ['process.kill(process.pid)', { passed: 0, failed: 1 }],
  ])('a step of the test run whose command runs the code %j has the result %j', async (code, result) => {
    expect(await runStep({ name: 'a command', command: [process.execPath, '-e', code] })).toEqual({
      ...result,
      faults: [],
    });
  });

  test.each([
    ['returns', () => {}, { passed: 1, failed: 0 }],
    [
      'throws',
      () => {
        throw new Error('expected by this test');
      },
      { passed: 0, failed: 1 },
    ],
  ])('a step of the test run whose action %s has the result $2', async (_, action, result) => {
    expect(await runStep({ name: 'an action', action })).toEqual({ ...result, faults: [] });
  });

  test('a step of the test run counts the passed and failed tests of its report', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const unit = { numPassedTests: 2, numFailedTests: 1, testResults: [broken] };
    expect(createVitestReportConfig('unit-tests').count(unit)).toEqual({ passed: 2, failed: 2 });
    const browser = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 9 }, errors: [{}] };
    expect(createPlaywrightReportConfig('browser-tests').count(browser)).toEqual({ passed: 4, failed: 3 });
  });

  test('a step of the test run returns the messages of failed tests without ANSI colour codes', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a sum', failureMessages: [] },
      { status: 'failed', fullName: 'a product', failureMessages: ['\u001b[31m6\u001b[39m is not 5'] },
    ];
    const unit = { testResults: [{ name: 'sum.test.ts', message: '', assertionResults }] };
    expect(createVitestReportConfig('unit-tests').faults(unit)).toEqual([
      { title: 'sum.test.ts › a product', text: '6 is not 5' },
    ]);
    expect(
      createVitestReportConfig('unit-tests').faults({
        testResults: [{ name: 'sum.test.ts', message: 'no import', assertionResults: [] }],
      }),
    ).toEqual([{ title: 'sum.test.ts', text: 'no import' }]);

    const body = Buffer.from('/m/home\nNothing here').toString('base64');
    const attachments = [{ contentType: 'text/plain', body }];
    const results = [{ errors: [{ message: 'Timeout' }], attachments }];
    const failed = { title: 'opens', ok: false, tests: [{ results }] };
    const fine = { title: 'closes', ok: true, tests: [] };
    const suite = { title: 'home.spec.ts', specs: [fine], suites: [{ title: 'offline', specs: [failed] }] };
    expect(createPlaywrightReportConfig('browser-tests').faults({ suites: [suite], errors: [] })).toEqual([
      { title: 'home.spec.ts › offline › opens', text: 'Timeout\n/m/home\nNothing here' },
    ]);
  });
});
