import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Maximum number of lines of a failure that are printed. */
const MAX_FAILURE_LINES = 16;

const FOLDER = path.resolve(import.meta.dirname, '../../.cache');

/**
 * A report of a test runner: its file, the arguments and environment variables with which the runner writes the file,
 * and two functions that evaluate the report. `count` returns the numbers of passed and failed tests, without skipped
 * tests; `faults` returns the failures.
 *
 * @typedef {ReturnType<typeof createVitestReportConfig> | ReturnType<typeof createPlaywrightReportConfig>} Report
 */

/** @param {string} suite name of the report */
export const createVitestReportConfig = (suite) => ({
  file: path.join(FOLDER, `${suite}.json`),
  arguments: [`--outputFile.json=${path.join(FOLDER, `${suite}.json`)}`],
  environment: {},
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded has no tests, and counts as one failure.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
  faults: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [fault(name, [message])] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => fault(`${name} › ${fullName}`, failureMessages)),
    ]),
});

/** @param {string} suite name of the report */
export const createPlaywrightReportConfig = (suite) => ({
  file: path.join(FOLDER, `${suite}.json`),
  arguments: [],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(FOLDER, `${suite}.json`) },
  count: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }),
  faults: ({ suites, errors }) => [
    ...suites.flatMap((inside) => faultsOf(inside)),
    ...errors.map((error) => fault(suite, [error.message])),
  ],
});

function faultsOf({ title, suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const inside = [
    ...suites.flatMap((suite) => faultsOf(suite)),
    ...failed.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      const { title: name, text } = fault(
        spec.title,
        errors.map((error) => error.message),
      );
      return { title: name, text: [text, ...results.flatMap(failureReportsOf)].join('\n') };
    }),
  ];
  return inside.map((entry) => ({ ...entry, title: `${title} › ${entry.title}` }));
}

/** Returns the failure reports that a test has attached. */
function failureReportsOf({ attachments = [] }) {
  const texts = attachments.filter(({ contentType, body }) => contentType === 'text/plain' && body);
  return texts.map(({ body }) => Buffer.from(body, 'base64').toString());
}

/** Returns a line with the title of a failure and the first line of its text. */
export const summarizeFault = ({ title, text }) => `✗ ${title}: ${text.trim().split('\n', 1)[0]}`;

/** Returns a failure with the first lines of its messages, without ANSI colours. */
function fault(title, messages) {
  const text = stripVTControlCharacters(messages.join('\n'));
  return { title, text: text.split('\n').slice(0, MAX_FAILURE_LINES).join('\n') };
}
