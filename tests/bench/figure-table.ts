import type { Figure } from './measure';

const HEAD = ['figure', 'measured', 'baseline', 'ratio', 'target', ''];

export function isTargetMet({ measured, target }: Figure): boolean {
  return 'atMost' in target ? measured <= target.atMost : measured >= target.atLeast;
}

/** Formats the figures as a text table. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function row(figure: Figure): string[] {
  const { name, unit, measured, baseline, baselineName, target } = figure;
  const bound = 'atMost' in target ? `≤ ${round(target.atMost)}` : `≥ ${round(target.atLeast)}`;
  const ratio = baseline === 0 ? '' : (measured / baseline).toFixed(2);
  return [
    name,
    `${round(measured)} ${unit}`,
    `${round(baseline)} (${baselineName})`,
    ratio,
    bound,
    isTargetMet(figure) ? '✓' : '✗',
  ];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
