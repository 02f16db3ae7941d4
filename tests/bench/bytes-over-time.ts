import { setTimeout as pause } from 'node:timers/promises';
import { type Benchmark, createFixedLimitMetric, median, runMeasurementsInterleaved } from './measure';
import { type MeasuredSite, serveMeasuredApp, throttleNetwork } from './measured-site';

const ROUNDS = 3;
const BYTES_PER_KB = 1000;
/** A short visit, as many are; after a minute a visitor has shown interest (OFF-2.13). */
const SHORT_VISIT_MS = 10_000;
const LONG_VISIT_MS = 90_000;

interface Received {
  readonly short: number;
  readonly long: number;
}

/** What a visitor on slow 4G who only looks at home has received after ten and after ninety seconds. */
export const bytesOverTimeBenchmark: Benchmark = {
  name: 'bytes over time',
  async measure({ runs = ROUNDS }) {
    const app = await serveMeasuredApp();
    try {
      const [visits = []] = await runMeasurementsInterleaved(runs, [() => look(app)]);
      return [
        createFixedLimitMetric('first visit, bytes after 10 s', 'KB', median(visits.map(({ short }) => short)), 330),
        createFixedLimitMetric('first visit, bytes after 90 s', 'KB', median(visits.map(({ long }) => long)), 600),
      ];
    } finally {
      await app.close();
    }
  },
};

async function look({ browser: launch, proxy, url }: MeasuredSite): Promise<Received> {
  const browser = await launch();
  const before = proxy.receivedBytes();
  const kilobytes = () => (proxy.receivedBytes() - before) / BYTES_PER_KB;
  try {
    await throttleNetwork(browser);
    await browser.open(url);
    await pause(SHORT_VISIT_MS);
    const short = kilobytes();
    await pause(LONG_VISIT_MS - SHORT_VISIT_MS);
    return { short, long: kilobytes() };
  } finally {
    await browser.close();
  }
}
