import type { BenchmarkMetric, ReportedMetric } from './measure';

const HEAD = ['figure', 'measured', 'baseline', 'ratio', 'spread', 'target', ''];

export function isTargetMet({ measured, target }: BenchmarkMetric): boolean {
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}

/** Formats the metrics as a text table. */
export function renderTextMetricTable(figures: readonly BenchmarkMetric[]): string {
  const rows = [HEAD, ...figures.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

/** Formats the metrics of a report as a Markdown table, each with the day on which it was measured. */
export function renderMarkdownMetricTable(figures: readonly ReportedMetric[]): string {
  const head = [...HEAD, 'measured on'];
  const lines = [head, head.map(() => '---'), ...figures.map((figure) => [...cellsOf(figure), figure.measuredAt])];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(figure: BenchmarkMetric): string[] {
  const { name, unit, measured, baseline, baselineName, spread, target } = figure;
  const bound = 'atMost' in target ? `≤ ${round(target.atMost)}` : `≥ ${round(target.atLeast)}`;
  return [
    name,
    `${round(measured)} ${unit}`.trim(),
    baselineName === '' ? '' : `${round(baseline)} (${baselineName})`,
    baseline === 0 ? '' : (measured / baseline).toFixed(2),
    spread ? `${spread[0].toFixed(2)}–${spread[1].toFixed(2)}` : '',
    bound,
    isTargetMet(figure) ? '✓' : '✗',
  ];
}

/** Rounds a value to one decimal place, or to three if the value is below 1, as layout shifts are. */
const round = (value: number): string =>
  String(value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value * 10) / 10);
