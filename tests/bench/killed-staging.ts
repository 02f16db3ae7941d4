import { startPlatform } from '../platform/platform';
import { DIST } from '../support/fixtures';
import { goodStarts, killRounds, type Victim } from '../support/kill-rounds';
import { SiteCopy } from '../support/site-copy';
import type { Figure, Measure } from './measure';

const ROUNDS = 10;
const VICTIMS: readonly Victim[] = ['worker', 'tab', 'browser'];

/** Offline starts after a death in the middle of a staging: how many show one whole version (UPD-2). */
export const killedStaging: Measure = {
  name: 'killed staging',
  async measure({ runs = ROUNDS }) {
    const figures: Figure[] = [];
    for (const victim of VICTIMS) {
      const site = await SiteCopy.of(DIST);
      const platform = await startPlatform({ distDir: site.dir });
      try {
        const shown = await killRounds(site, platform.port, runs, victim);
        figures.push({
          name: `whole offline starts, ${victim} killed while staging`,
          unit: 'runs',
          measured: goodStarts(shown),
          floor: runs,
          beside: 'kills',
          mark: { atLeast: runs },
        });
      } finally {
        await platform.close();
        await site.remove();
      }
    }
    return figures;
  },
};
