/**
 * A metric of the app (`measured`) and of a baseline. Both are measured in the same run, so that their ratio does not
 * depend on the speed of the machine.
 */
export interface BenchmarkMetric {
  readonly name: string;
  readonly unit: 'ms' | 'KB' | 'MB' | 'runs' | 'points' | '';
  readonly measured: number;
  readonly baseline: number;
  /** Name of the baseline, such as `React hello`. */
  readonly baselineName: string;
  /** Lowest and highest ratio of app to baseline among the interleaved rounds; absent if no round has a ratio. */
  readonly spread?: readonly [number, number];
  /** Upper limit of `measured`, or a lower limit if a higher value is better, as for a number of successful runs. */
  readonly target: { readonly atMost: number } | { readonly atLeast: number };
}

/** A metric of the report, with the day (ISO 8601) on which it was measured. */
export type ReportedMetric = BenchmarkMetric & { readonly measuredAt: string };

/** Options of a measurement. */
export interface BenchmarkOptions {
  /** Number of repetitions; undefined for the default of the benchmark. */
  readonly runs: number | undefined;
}

export interface Benchmark {
  readonly name: string;
  measure(options: BenchmarkOptions): Promise<readonly BenchmarkMetric[]>;
}

/** Returns the quantile for a share between 0 and 1: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * Compares the app with a baseline, both measured in interleaved rounds. Returns a metric with both medians, and with
 * the lowest and the highest ratio among the rounds.
 * @param limit the target, as a multiple of the baseline's median
 */
export function createRatioMetric(
  {
    name,
    unit = 'ms',
    baselineName,
    limit,
  }: Pick<BenchmarkMetric, 'name' | 'baselineName'> & { unit?: BenchmarkMetric['unit']; limit: number },
  app: readonly number[],
  floor: readonly number[],
): BenchmarkMetric {
  // A baseline without long tasks has no ratio.
  const ratios = app.map((value, round) => value / (floor[round] ?? Number.NaN)).filter(Number.isFinite);
  return {
    name,
    unit,
    measured: median(app),
    baseline: median(floor),
    baselineName,
    ...(ratios.length > 0 && { spread: [Math.min(...ratios), Math.max(...ratios)] as const }),
    target: { atMost: median(floor) * limit },
  };
}

/** Returns a metric with a fixed limit and without a baseline. */
export const createFixedLimitMetric = (
  name: string,
  unit: BenchmarkMetric['unit'],
  measured: number,
  atMost: number,
): BenchmarkMetric => ({
  name,
  unit,
  measured,
  baseline: 0,
  baselineName: '',
  target: { atMost },
});

/**
 * Runs one measurement of each kind per round, so that a temporary load on the machine affects all kinds. Resolves
 * with the results of each kind.
 */
export async function runMeasurementsInterleaved<T>(
  runs: number,
  kinds: readonly (() => Promise<T>)[],
): Promise<readonly T[][]> {
  const all: T[][] = kinds.map(() => []);
  for (let round = 0; round < runs; round += 1)
    for (const [index, kind] of kinds.entries()) all[index]?.push(await kind());
  return all;
}
