import { expect, test } from '../../../support/browser/fixtures';
import { MemberTabs, type RedemptionOutcome } from '../../../support/schedules/member-tabs';
import { createSeededRandom, pickRandomly } from '../../../support/seeded-random';

/** Number of schedules; `npm run nightly` runs 1,000. */
const SCHEDULES = Number(process.env.CHROMIUM_SCHEDULES ?? 2);
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 1);
/** Number of random steps of a schedule, before its end. */
const STEPS = 4;

const OUTCOMES: readonly RedemptionOutcome[] = ['arrives', 'arrives', 'response is lost', 'request is lost'];
/** What may happen; what is listed twice happens more often. */
const ACTIONS = [
  ...(['redeem', 'redeem', 'redeem together', 'redeem together', 'deposit together'] as const),
  ...(['reload', 'reopen', 'sign out', 'go back', 'lose the network'] as const),
];

test.use({ allowedPageErrors: /status of 50\d|ERR_|Failed to load resource/ });
test.describe.configure({ mode: 'parallel' });

async function act(tabs: MemberTabs, random: () => number): Promise<void> {
  const index = Math.floor(random() * 2);
  const action = pickRandomly(ACTIONS, random);
  const outcome = pickRandomly(OUTCOMES, random);
  await test.step(`tab ${index}: ${action}, ${outcome}`, async () => {
    if (!(await tabs.isSignedIn(index))) return tabs.open(index);
    switch (action) {
      case 'redeem':
        return tabs.redeem([index], outcome);
      case 'redeem together':
        return tabs.redeem([0, 1], outcome);
      case 'deposit together':
        return tabs.depositTogether();
      case 'reload':
        return void (await tabs.reload(index));
      case 'reopen':
        return tabs.open(index);
      case 'sign out':
        return tabs.signOut(index);
      case 'go back':
        return void (await tabs.goBack(index));
      case 'lose the network':
        return tabs.loseNetwork();
    }
  });
}

for (const seed of Array.from({ length: SCHEDULES }, (_, index) => FIRST_SEED + index))
  test(`[API-8][SESS-4][SESS-5][TRK-2] in two tabs, each redemption takes effect once, and nothing is of another: seed ${seed}`, async ({
    context,
    platform,
  }) => {
    test.slow();
    const random = createSeededRandom(seed);
    const tabs = new MemberTabs(context, platform, random);
    for (const index of [0, 1]) await tabs.open(index);
    for (let step = 0; step < STEPS; step += 1) {
      await act(tabs, random);
      await tabs.expectInvariants();
    }
    // What was unconfirmed may be forgotten by now, as after a sign-out: each schedule ends with one that is sent again.
    if (!(await tabs.isSignedIn(0))) await tabs.open(0);
    await tabs.settle();
    await tabs.redeem([0], 'response is lost');
    await tabs.reload(0);
    await tabs.settle();
    await tabs.expectInvariants();
    expect(tabs.resent).toBeGreaterThan(0);
  });
