import { configureFiftyBrands } from '../support/browser/fifty-brands';
import { DIST_DIR } from '../support/browser/fixtures';
import {
  type Benchmark,
  createFixedLimitMetric,
  createRatioMetric,
  median,
  runMeasurementsInterleaved,
} from './measure';
import { serveMeasuredApp, serveMeasuredMinimalReactPage, visitOnSlowPhone } from './measured-site';
import type { StartupMetrics } from './startup-metrics';

const ROUNDS = 5;
const BASELINE = 'React hello';
const UNKNOWN = 'first visit, a host that the build does not know';
const FIFTY = 'first visit, fifty brands more';

/**
 * First visits to home on slow 4G at a quarter of the CPU speed: on a host that the deployment does not list, beside a
 * minimal React page, and in a deployment with fifty brands more, beside the same without them.
 */
export const hostsBenchmark: Benchmark = {
  name: 'hosts',
  async measure({ runs = ROUNDS }) {
    const { dir, remove } = await configureFiftyBrands(DIST_DIR);
    const targets = await Promise.all([
      serveMeasuredApp({ host: 'unlisted.localhost' }),
      serveMeasuredMinimalReactPage(false),
      serveMeasuredMinimalReactPage(true),
      serveMeasuredApp({ distDir: dir }),
      serveMeasuredApp(),
    ]);
    try {
      const [unknown = [], hello = [], prerendered = [], fifty = [], app = []] = await runMeasurementsInterleaved(
        runs,
        targets.map((target) => () => visitOnSlowPhone(target)),
      );
      const against = (name: string, limit: number, what: keyof StartupMetrics) =>
        createRatioMetric(
          { name: `${UNKNOWN}, ${name}`, baselineName: BASELINE, limit },
          valuesOf(unknown, what),
          valuesOf(hello, what),
        );
      return [
        createRatioMetric(
          { name: `${UNKNOWN}, first paint`, baselineName: `${BASELINE}, prerendered`, limit: 1.3 },
          valuesOf(unknown, 'fcp'),
          valuesOf(prerendered, 'fcp'),
        ),
        against('games on screen', 1.3, 'content'),
        against('largest paint', 1.5, 'lcp'),
        createFixedLimitMetric(`${UNKNOWN}, layout shift`, '', median(valuesOf(unknown, 'shift')), 0.05),
        createRatioMetric(
          { name: `${FIFTY}, bytes until settled`, unit: 'KB', baselineName: 'without them', limit: 1.01 },
          valuesOf(fifty, 'kilobytesSettled'),
          valuesOf(app, 'kilobytesSettled'),
        ),
        createRatioMetric(
          { name: `${FIFTY}, games on screen`, baselineName: 'without them', limit: 1.1 },
          valuesOf(fifty, 'content'),
          valuesOf(app, 'content'),
        ),
      ];
    } finally {
      await Promise.all(targets.map((target) => target.close()));
      await remove();
    }
  },
};

const valuesOf = (visits: readonly StartupMetrics[], what: keyof StartupMetrics) => visits.map((one) => one[what]);
