/**
 * A measured figure of the app beside a baseline from the same run, so that the speed of the machine does not matter.
 */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'requests' | 'runs';
  readonly measured: number;
  readonly baseline: number;
  /** What the baseline is. */
  readonly baselineName: string;
  /** The limit of the figure: an upper one, or a lower one for a number of successful runs. */
  readonly target: { readonly atMost: number } | { readonly atLeast: number };
}

/** Options of a measurement. */
export interface BenchOptions {
  /** Number of repetitions. */
  readonly runs: number | undefined;
}

export interface Measure {
  readonly name: string;
  measure(options: BenchOptions): Promise<readonly Figure[]>;
}

/** Returns the quantile for a share between 0 and 1: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
