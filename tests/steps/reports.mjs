import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache');

/**
 * Where a test runner writes its report, how it is told so, and how the report is read: as how many tests passed and
 * failed. A test that was skipped counts as neither.
 *
 * @typedef {typeof vitestReport | typeof playwrightReport} Report
 */

export const vitestReport = {
  file: path.join(FOLDER, 'unit-tests.json'),
  arguments: [`--outputFile.json=${path.join(FOLDER, 'unit-tests.json')}`],
  environment: {},
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot even be loaded has no tests to fail.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
};

export const playwrightReport = {
  file: path.join(FOLDER, 'browser-tests.json'),
  arguments: [],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(FOLDER, 'browser-tests.json') },
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
};
