import { parseArgs } from 'node:util';
import { bytesOverTimeBenchmark } from './bytes-over-time';
import { deepLinksBenchmark } from './deep-links';
import { devRebuildBenchmark } from './dev-rebuild';
import { domainProbeBenchmark } from './domain-probe';
import { firstTapBenchmark } from './first-tap';
import { firstVisitBenchmark } from './first-visit';
import { hostsBenchmark } from './hosts';
import { installPromptBenchmark } from './install-prompt';
import { killDuringPrecachingBenchmark } from './kill-during-precaching';
import { laterStartBenchmark } from './later-start';
import { lighthouseBenchmark } from './lighthouse';
import type { Benchmark, BenchmarkMetric } from './measure';
import { memoryBenchmark } from './memory';
import { isTargetMet, renderTextMetricTable } from './metric-table';
import { pushDeliveryBenchmark } from './push-delivery';
import { scrollCardsBenchmark } from './scroll-cards';
import { serviceWorkerFetchBenchmark } from './service-worker-fetch';
import { startupProfileBenchmark } from './startup-profile';
import { updateSizeBenchmark } from './update-size';
import { writeBenchmarkReport } from './write-benchmark-report';

const MEASURES: readonly Benchmark[] = [
  firstVisitBenchmark,
  hostsBenchmark,
  deepLinksBenchmark,
  bytesOverTimeBenchmark,
  laterStartBenchmark,
  firstTapBenchmark,
  startupProfileBenchmark,
  memoryBenchmark,
  updateSizeBenchmark,
  lighthouseBenchmark,
  devRebuildBenchmark,
  domainProbeBenchmark,
  serviceWorkerFetchBenchmark,
  killDuringPrecachingBenchmark,
  scrollCardsBenchmark,
  installPromptBenchmark,
  pushDeliveryBenchmark,
];

/*
 * Measures the built app in Chromium, each figure beside a baseline from the same run (docs/performance.md).
 *   npm run build && npm run bench                      everything
 *   npm run bench -- line first                         the measures whose names contain one of the words
 * npm run bench -- profile main-thread time of a start by kind of work and file, and a filmstrip
 *   npm run bench -- killed --runs=100                  the number of repetitions
 * npm run bench -- --report writes the figures into docs/performance.md and performance.json
 * Fails when a figure misses its target. Not part of the tests, as times are meaningless on a machine under load.
 */
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string' }, report: { type: 'boolean' } },
  allowPositionals: true,
});
const selected = MEASURES.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (selected.length === 0)
  throw new Error(`No such measure. There are: ${MEASURES.map(({ name }) => name).join(', ')}`);

const figures: BenchmarkMetric[] = [];
for (const { name, measure } of selected) {
  console.log(`── ${name}`);
  figures.push(...(await measure({ runs: values.runs ? Number(values.runs) : undefined })));
}
console.log(`\n${renderTextMetricTable(figures)}`);
if (values.report) await writeBenchmarkReport(figures);
process.exitCode = figures.every(isTargetMet) ? 0 : 1;
