import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchmarkMetric } from './measure';
import { renderMarkdownMetricTable } from './metric-table';

const DOCS = join(import.meta.dirname, '../../docs');
const REPORT = join(DOCS, 'performance.md');
const START = '<!-- figures -->';
const END = '<!-- end of figures -->';

/**
 * Replaces the metrics in docs/performance.md and docs/performance.json. Keeps the metrics of benchmarks that have
 * not run.
 */
export async function writeBenchmarkReport(figures: readonly BenchmarkMetric[]): Promise<void> {
  const measuredAt = new Date().toISOString().slice(0, 10);
  const known = await readFigures();
  const renewed = new Map([...known, ...figures.map((figure) => [figure.name, figure] as const)]);
  const all = [...renewed.values()];
  await writeFile(join(DOCS, 'performance.json'), `${JSON.stringify({ measuredAt, figures: all }, null, 2)}\n`);
  const text = await readFile(REPORT, 'utf8');
  const machine = `Measured on ${measuredAt}: ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown CPU'}, Node ${process.version}.`;
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  await writeFile(REPORT, `${before}\n\n${machine}\n\n${renderMarkdownMetricTable(all)}\n\n${after}`);
}

async function readFigures(): Promise<Map<string, BenchmarkMetric>> {
  try {
    const { figures } = JSON.parse(await readFile(join(DOCS, 'performance.json'), 'utf8')) as {
      figures: BenchmarkMetric[];
    };
    return new Map(figures.map((figure) => [figure.name, figure]));
  } catch {
    return new Map();
  }
}
