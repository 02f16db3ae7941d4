import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { confirmPlayLimits, playLimits, savePlayLimit } from '../../../src/contract/endpoints/account/play-limits';
import { withdrawalInfo } from '../../../src/contract/endpoints/money/wallet';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const DAY_MS = 24 * 3_600_000;
const advance = (days: number) => caller().control('clock', { advance: days * DAY_MS });
const chooseJurisdiction = (merchant: string, jurisdiction: string) =>
  caller().control('scenarios', { merchant, jurisdiction });
const bobOf = (merchant: string) => platform().services.members.byName(merchant, 'bob')?.id;

/** Lets every member named bob have registered now. */
beforeEach(async () => {
  for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
    await caller().control('members', {
      id: bobOf(merchant),
      ...{ registeredDays: 0, depositCount: 0, withdrawCount: 0 },
    });
  }
});

async function isDue(merchant: string) {
  const token = await caller().signIn('bob', 'Builder-box-8', merchant);
  const wallet = parse(withdrawalInfo.response, (await caller().call(withdrawalInfo, { token, merchant })).value);
  const limits = parse(playLimits.response, (await caller().call(playLimits, { token, merchant })).value);
  expect(wallet.limitReviewDue).toBe(limits.reviewDue);
  return { token, due: limits.reviewDue };
}

test.each([
  ['FAIR', 400, false],
  ['KOPI', 181, false],
  ['KOPI', 182, true],
  ['SOL', 364, false],
  ['SOL', 365, true],
] as const)(
  '[SAFE-2.16] a member of %s is asked to review the limits after %i days: %s',
  async (merchant, days, due) => {
    await advance(days);
    expect((await isDue(merchant)).due).toBe(due);
  },
);

test.each(['a review', 'a change of a limit'])('[SAFE-2.16] %s begins the time again', async (what) => {
  await advance(182);
  const { token } = await isDue('KOPI');
  const call = { token, merchant: 'KOPI' };
  if (what === 'a review') await caller().call(confirmPlayLimits, { ...call, body: {} });
  else await caller().call(savePlayLimit, { ...call, body: { period: 'DAY', limit: '500.00' } });
  expect((await isDue('KOPI')).due).toBe(false);
  await advance(181);
  expect((await isDue('KOPI')).due).toBe(false);
  await advance(1);
  expect((await isDue('KOPI')).due).toBe(true);
});

test.each([
  ['FAIR', 'greatBritain'],
  ['SOL', 'riverside'],
])(
  '[SAFE-2.16] after a review in %s, the interval is that of the rule that applies now: %s',
  async (merchant, rule) => {
    const { token } = await isDue(merchant);
    await caller().call(confirmPlayLimits, { token, merchant, body: {} });
    await chooseJurisdiction(merchant, rule);
    await advance(181);
    expect((await isDue(merchant)).due).toBe(false);
    await advance(1);
    expect((await isDue(merchant)).due).toBe(true);
  },
);

test.each(['FAIR', 'KOPI'])(
  '[SAFE-2.16] the console asks a member of %s for a review, which ends it',
  async (merchant) => {
    await caller().control('play', { id: bobOf(merchant), action: 'review' });
    const { token, due } = await isDue(merchant);
    expect(due).toBe(true);
    await caller().call(confirmPlayLimits, { token, merchant, body: {} });
    expect((await isDue(merchant)).due).toBe(false);
  },
);
