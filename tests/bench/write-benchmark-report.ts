import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchmarkMetric, ReportedMetric } from './measure';
import { renderMarkdownMetricTable } from './metric-table';

const DOCS = join(import.meta.dirname, '../../docs');
const REPORT = join(DOCS, 'performance.md');
const START = '<!-- figures -->';
const END = '<!-- end of figures -->';

/**
 * Replaces the metrics in docs/performance.md and docs/performance.json. Keeps the metrics of benchmarks that have
 * not run, with their days.
 */
export async function writeBenchmarkReport(figures: readonly BenchmarkMetric[]): Promise<void> {
  const measuredAt = new Date().toISOString().slice(0, 10);
  const renewed = new Map((await readFigures()).map((figure) => [figure.name, figure]));
  for (const figure of figures) renewed.set(figure.name, { ...figure, measuredAt });
  const all = [...renewed.values()];
  await writeFile(join(DOCS, 'performance.json'), `${JSON.stringify({ figures: all }, null, 2)}\n`);
  const text = await readFile(REPORT, 'utf8');
  const machine = `Machine of the last run: ${cpus().length} × ${cpus()[0]?.model ?? 'an unknown CPU'}, Node ${process.version}.`;
  const before = text.slice(0, text.indexOf(START) + START.length);
  const after = text.slice(text.indexOf(END));
  await writeFile(REPORT, `${before}\n\n${machine}\n\n${renderMarkdownMetricTable(all)}\n\n${after}`);
}

async function readFigures(): Promise<readonly ReportedMetric[]> {
  try {
    const { figures } = JSON.parse(await readFile(join(DOCS, 'performance.json'), 'utf8')) as {
      figures: readonly ReportedMetric[];
    };
    return figures;
  } catch {
    return [];
  }
}
