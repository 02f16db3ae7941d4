/** A figure of the app beside its floor, both of the same run: machines differ, and so do their moods. */
export interface Figure {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'requests' | 'runs';
  readonly measured: number;
  readonly floor: number;
  /** What the floor is. */
  readonly beside: string;
  /** What the figure should come to at most, or, of runs that went well, at least. */
  readonly mark: { readonly atMost: number } | { readonly atLeast: number };
}

/** What a measure is told. */
export interface BenchOptions {
  /** How often it repeats what it measures. */
  readonly runs: number | undefined;
}

export interface Measure {
  readonly name: string;
  measure(options: BenchOptions): Promise<readonly Figure[]>;
}

/** The value below which the part `share` of the others lie: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
