import { startPlatform } from '../platform/platform';
import { DIST_DIR } from '../support/browser/fixtures';
import {
  countStartsWithSameOrNewerVersion,
  type KillTarget,
  runKillDuringPrecacheRounds,
} from '../support/deploy/kill-during-precache-rounds';
import { SiteCopy } from '../support/deploy/site-copy';
import type { Benchmark, BenchmarkMetric } from './measure';

const ROUNDS = 10;
const VICTIMS: readonly KillTarget[] = ['worker', 'tab', 'browser'];

/**
 * Number of offline starts that show one complete version, after the service worker, tab or browser was killed during
 * precaching (UPD-2).
 */
export const killDuringPrecachingBenchmark: Benchmark = {
  name: 'killed precaching',
  async measure({ runs = ROUNDS }) {
    const figures: BenchmarkMetric[] = [];
    for (const victim of VICTIMS) {
      const site = await SiteCopy.of(DIST_DIR);
      const platform = await startPlatform({ distDir: site.dir });
      try {
        const starts = await runKillDuringPrecacheRounds(site, platform.port, runs, victim);
        figures.push({
          name: `complete offline starts, ${victim} killed while precaching`,
          unit: 'runs',
          measured: countStartsWithSameOrNewerVersion(starts),
          baseline: runs,
          baselineName: 'kills',
          target: { atLeast: runs },
        });
      } finally {
        await platform.close();
        await site.remove();
      }
    }
    return figures;
  },
};
