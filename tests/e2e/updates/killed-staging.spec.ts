import { expect, test } from '../../support/deployed';
import { goodStarts, killRounds } from '../../support/kill-rounds';

for (const [victim, rounds] of [
  ['worker', 20],
  ['tab', 10],
  ['browser', 10],
] as const) {
  test(`[UPD-2] a ${victim} killed at any moment of a staging leaves one whole version to start offline`, async ({
    site,
    served,
  }) => {
    test.setTimeout(180_000);
    const shown = await killRounds(site, served.port, rounds, victim);
    // Which version it is depends on the moment; never none, and never an older one than before.
    expect(goodStarts(shown), `versions shown: ${shown}`).toBe(rounds);
    expect(shown.at(-1)).toBeGreaterThan(0);
  });
}
