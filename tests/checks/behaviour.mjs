import {
  compareClausesWithTests,
  findUnknownClauses,
  findUnnumberedProse,
  parseClauses,
  requirementOf,
} from './behaviour/clauses.mjs';
import { parseTestTitles } from './behaviour/test-titles.mjs';
import { findLongTitles } from './behaviour/titles.mjs';
import { reportFindings } from './report-findings.mjs';
import { readSources } from './sources.mjs';

/*
 * Checks that docs/behaviour consists of clauses, that each is in the title of a test, and that titles name only clauses
 * and requirements that exist, do not repeat those of their `describe`, and are not too long; and that documents name
 * only clauses that exist as evidence. `npm run behaviour` prints
 * all clauses with their numbers of tests; with IDs (`-- LOGIN-3 OFF-2.1`) it prints these clauses with their tests.
 */
const docs = await readSources(['docs/behaviour'], /\.md$/);
const sources = await readSources(['src', 'sw', 'worker', 'tests'], /\.(?:test|spec)\.tsx?$/);

const clauses = [...docs.values()].flatMap(parseClauses);
const titles = [...sources].flatMap(([file, source]) => parseTestTitles(source).map((title) => ({ file, ...title })));
const { tests, findings } = compareClausesWithTests(clauses, titles);

const requested = process.argv.slice(2);
for (const { number, sentence } of clauses) {
  const covering = tests.get(number);
  if (requested.length === 0) console.log(`  ${number.padEnd(12)}${String(covering.length).padStart(3)}  ${sentence}`);
  if (!requested.includes(number) && !requested.includes(requirementOf(number))) continue;
  console.log(`${number} ${sentence}`);
  for (const { file, title } of covering) console.log(`    ${file}: ${title}`);
}
const longTitles = [...sources].flatMap(([file, source]) => findLongTitles(file, source));
const prose = [...docs].flatMap(([file, text]) => findUnnumberedProse(file, text));
const documents = await readSources(['docs'], /^docs\/(?!CHANGELOG)[^/]+\.md$/);
const unknown = [...documents].flatMap(([file, text]) => findUnknownClauses(file, text, clauses));
reportFindings(`${clauses.length} clauses have tests`, [...findings, ...longTitles, ...prose, ...unknown]);
