import { type Benchmark, createRatioMetric, runMeasurementsInterleaved } from './measure';
import { serveMeasuredApp, serveMeasuredMinimalReactPage, visitOnSlowPhone } from './measured-site';
import type { StartupMetrics } from './startup-metrics';

const ROUNDS = 5;
/** The content of a page may take so much longer than the baseline's. */
const LIMIT = 1.6;

/** Pages that links of messages, advertisements and other sites lead to, with their main content. */
const PAGES = {
  login: { path: '/m/login', content: 'main form input' },
  register: { path: '/m/register', content: 'main form input' },
  'a game’s page of a member': { path: '/m/game?code=1001', content: 'main a[href*=launchGame]', isMember: true },
  'deposit of a member': { path: '/m/voucherCenter', content: 'main form input', isMember: true },
};

/** First visits to other pages than home, on slow 4G at a quarter of the CPU speed, beside a minimal React page. */
export const deepLinksBenchmark: Benchmark = {
  name: 'deep links',
  async measure({ runs = ROUNDS }) {
    const pages = await Promise.all(Object.values(PAGES).map(serveMeasuredApp));
    const hello = await serveMeasuredMinimalReactPage(false);
    try {
      const [floor = [], ...visits] = await runMeasurementsInterleaved(
        runs,
        [hello, ...pages].map((target) => () => visitOnSlowPhone(target)),
      );
      return Object.keys(PAGES).map((page, index) =>
        createRatioMetric(
          { name: `first visit to ${page}, content`, baselineName: 'React hello', limit: LIMIT },
          contentOf(visits[index] ?? []),
          contentOf(floor),
        ),
      );
    } finally {
      await Promise.all([hello, ...pages].map((target) => target.close()));
    }
  },
};

const contentOf = (visits: readonly StartupMetrics[]) => visits.map(({ content }) => content);
