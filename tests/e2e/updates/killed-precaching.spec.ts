import { expect, test } from '../../support/deploy/deployed-site';
import {
  countStartsWithSameOrNewerVersion,
  runKillDuringPrecacheRounds,
} from '../../support/deploy/kill-during-precache-rounds';

for (const [victim, rounds] of [
  ['worker', 12],
  ['tab', 6],
  ['browser', 6],
] as const) {
  test(`[UPD-2] if the ${victim} is killed at any moment during precaching, a complete version starts offline`, async ({
    site,
    served,
  }) => {
    test.setTimeout(480_000);
    const shownVersions = await runKillDuringPrecacheRounds(site, served.port, rounds, victim);
    // Which version is shown depends on the moment; there is always one, and never an older one than before.
    expect(countStartsWithSameOrNewerVersion(shownVersions), `versions shown: ${shownVersions}`).toBe(rounds);
    expect(shownVersions.at(-1)).toBeGreaterThan(0);
  });
}
