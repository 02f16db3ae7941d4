import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type InferOutput, looseObject, nullable, number, object, parse, record, string } from 'valibot';
import { type Platform, startPlatform } from '../platform/platform';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../support/browser/chromium';
import { DIST_DIR } from '../support/browser/fixtures';
import { type Benchmark, type BenchmarkMetric, median } from './measure';

const run = promisify(execFile);
const ROUNDS = 3;
/**
 * The npm package of Lighthouse. It is downloaded on demand, because its two hundred packages would slow every
 * installation down for one benchmark.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const POINTS = 100;
const PAGES = ['home', 'login', 'register'];
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

const report = object({ categories: record(string(), looseObject({ score: nullable(number()) })) });

/** Lighthouse's mobile scores of home, login and register. */
export const lighthouseBenchmark: Benchmark = {
  name: 'lighthouse',
  async measure({ runs = ROUNDS }) {
    const platform = await startPlatform({ distDir: DIST_DIR });
    try {
      const figures: BenchmarkMetric[] = [];
      for (const page of PAGES) figures.push(...(await scoresOf(platform, page, runs)));
      return figures;
    } finally {
      await platform.close();
    }
  },
};

async function scoresOf({ port }: Platform, page: string, runs: number): Promise<BenchmarkMetric[]> {
  const reports: InferOutput<typeof report>[] = [];
  for (let round = 0; round < runs; round += 1) reports.push(await audit(`http://localhost:${port}/m/${page}`));
  return Object.entries(CATEGORIES).map(([category, label]) => ({
    name: `Lighthouse ${label}, ${page}`,
    unit: 'points',
    measured: median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * POINTS)),
    baseline: 0,
    baselineName: '',
    target: { atLeast: POINTS },
  }));
}

async function audit(url: string): Promise<InferOutput<typeof report>> {
  const flags = [...CHROMIUM_FLAGS, '--headless=new'].join(' ');
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags}`];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: CHROMIUM_PATH },
    maxBuffer: MAX_REPORT_BYTES,
  });
  return parse(report, JSON.parse(stdout));
}
