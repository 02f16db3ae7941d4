import type { Figure } from './measure';

const HEAD = ['figure', 'measured', 'floor', 'ratio', 'mark', ''];

export function isMet({ measured, mark }: Figure): boolean {
  return 'atMost' in mark ? measured <= mark.atMost : measured >= mark.atLeast;
}

/** The figures as lines of text, in columns. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(row)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

function row(figure: Figure): string[] {
  const { name, unit, measured, floor, beside, mark } = figure;
  const bound = 'atMost' in mark ? `≤ ${round(mark.atMost)}` : `≥ ${round(mark.atLeast)}`;
  const ratio = floor === 0 ? '' : (measured / floor).toFixed(2);
  return [name, `${round(measured)} ${unit}`, `${round(floor)} (${beside})`, ratio, bound, isMet(figure) ? '✓' : '✗'];
}

const round = (value: number): string => String(Math.round(value * 10) / 10);
