import { parseArgs } from 'node:util';
import { figureTable, isMet } from './figure-table';
import type { Figure } from './measure';
import { MEASURES } from './measures';

/*
 * Measures the built app in Chromium, each figure beside a floor of the same run (docs/service-worker.md).
 *   npm run build && npm run bench                      everything
 *   npm run bench -- line start                         the measures whose name has one of the words
 *   npm run bench -- killed --runs=100                  how often a measure repeats
 * It fails when a figure misses its mark. No test runs it: on a machine that does other things a time means nothing.
 */
const { values, positionals } = parseArgs({ options: { runs: { type: 'string' } }, allowPositionals: true });
const wanted = MEASURES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (wanted.length === 0) throw new Error(`There are ${MEASURES.map(({ name }) => name).join(', ')}`);

const figures: Figure[] = [];
for (const { name, measure } of wanted) {
  console.log(`── ${name}`);
  figures.push(...(await measure({ runs: values.runs ? Number(values.runs) : undefined })));
}
console.log(`\n${figureTable(figures)}`);
process.exitCode = figures.every(isMet) ? 0 : 1;
