import path from 'node:path';
import {
  checkBehaviourCoverage,
  parseBehaviourIds,
  parseTestedBehaviourIds,
} from './behaviour/check-behaviour-coverage.mjs';
import { checkClauseCoverage, parseClauses } from './behaviour/check-clause-coverage.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';

/*
 * Checks that every ID of docs/behaviour is in the title of a test or listed in planned.txt as open work, and that
 * clauses.json agrees with the sentences and the tests. `npm run behaviour` prints the sentences without a test; with
 * IDs (`-- LOGIN-3 OFF-2`) it prints all sentences of these IDs with their tests.
 */
const docs = await readSources(['docs/behaviour'], /\.(?:md|txt|json)$/);
const tests = await readSources(['src', 'sw', 'worker', 'tests'], /\.(?:test|spec)\.tsx?$/);

const planned = (docs.get('docs/behaviour/planned.txt') ?? '').match(/^[A-Z0-9]+-\d+/gm) ?? [];
const stated = [...docs].filter(([file]) => file.endsWith('.md')).flatMap(([, text]) => parseBehaviourIds(text));
const tested = new Map();
for (const [file, text] of tests) {
  for (const id of new Set(parseTestedBehaviourIds(text))) tested.set(id, [...(tested.get(id) ?? []), file]);
}

const { rows, findings } = checkBehaviourCoverage(stated, tested, planned);
const clauses = new Map(
  [...docs].filter(([file]) => file.endsWith('.md')).flatMap(([, text]) => [...parseClauses(text)]),
);
const listed = JSON.parse(docs.get('docs/behaviour/clauses.json') ?? '{}');
const sources = new Map();
for (const [file, text] of tests) {
  // A unit test and a browser test may have the same file name.
  const name = path.basename(file).replace(/\.tsx?$/, '');
  sources.set(name, `${sources.get(name) ?? ''}\n${text}`);
}
const gaps = checkClauseCoverage(clauses, listed, sources, planned);

const requestedIds = process.argv.slice(2);
for (const row of requestedIds.length === 0 ? rows : []) {
  console.log(row);
  for (const { sentence, tests: covering, gap } of gaps.rows.get(row.trim().split(' ')[0]) ?? []) {
    if (covering.length === 0) console.log(`      no test: ${sentence}`);
    else if (gap) console.log(`      no test: ${gap}`);
  }
}
for (const id of requestedIds) {
  console.log(id);
  for (const { sentence, tests: covering, gap } of gaps.rows.get(id) ?? []) {
    console.log(`  ${sentence}`);
    for (const test of covering) console.log(`    ✓ ${test}`);
    if (gap || covering.length === 0) console.log(`    – no test${gap ? `: ${gap}` : ''}`);
  }
}
const all = [...gaps.rows.values()].flat();
const withTest = all.filter((clause) => clause.tests.length > 0);
console.log(
  `  ${withTest.length} of ${all.length} clauses have a test, ${withTest.filter(({ gap }) => gap).length} of them in part`,
);
const count = stated.filter((id) => tested.has(id)).length;
reportFindings(`${count} of ${stated.length} IDs have tests, the others are planned`, [...findings, ...gaps.findings]);
