import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LINES_OF_FAULT = 16;

const FOLDER = path.resolve(import.meta.dirname, '../../.cache');

/**
 * Where a test runner writes its report, how it is told so, and how the report is read: as how many tests passed and
 * failed (a test that was skipped counts as neither), and what the failed ones said.
 *
 * @typedef {typeof vitestReport | ReturnType<typeof playwrightReport>} Report
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
  faults: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [fault(name, [message])] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => fault(`${name} › ${fullName}`, failureMessages)),
    ]),
};

/** @param {string} suite the name of the report, one for each suite */
export const playwrightReport = (suite) => ({
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
      return { title: name, text: [text, ...results.flatMap(lastWordsOf)].join('\n') };
    }),
  ];
  return inside.map((entry) => ({ ...entry, title: `${title} › ${entry.title}` }));
}

/** What a test noted of its pages when it failed. */
function lastWordsOf({ attachments = [] }) {
  const words = attachments.filter(({ contentType, body }) => contentType === 'text/plain' && body);
  return words.map(({ body }) => Buffer.from(body, 'base64').toString());
}

/** The beginning of what a failed test said: enough to know it by in a log that was cut. */
function fault(title, messages) {
  const text = stripVTControlCharacters(messages.join('\n'));
  return { title, text: text.split('\n').slice(0, LINES_OF_FAULT).join('\n') };
}
