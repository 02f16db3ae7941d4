import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import {
  playLimits,
  saveRealityCheck,
  startSelfExclusion,
} from '../../../../src/contract/endpoints/account/play-limits';
import { withdrawalInfo } from '../../../../src/contract/endpoints/money/wallet';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();
const PASSWORD = 'Wonder-land-7';

test('[SAFE-2.6] a self-exclusion ends every session of the member, and refuses a sign-in until its end', async () => {
  const [here, elsewhere] = [await caller().signIn('alice', PASSWORD), await caller().signIn('alice', PASSWORD)];
  expect((await caller().call(startSelfExclusion, { token: here, body: { months: 6 } })).success).toBe(true);
  for (const token of [here, elsewhere])
    expect((await caller().call(memberInfo, { token })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
  expect(await caller().signIn('alice', PASSWORD)).toBe('play.excluded');
  expect(await caller().signIn('alice', 'wrong')).toBe('login.cred.err');
  await caller().control('clock', { advance: 185 * 24 * 3_600_000 });
  expect(await caller().signIn('alice', PASSWORD)).toMatch(/^[\w-]{43}$/);
});

test('[SAFE-2.12] a self-exclusion that is sent again ends no later than the first attempt would have ended', async () => {
  const token = await caller().signIn('alice', PASSWORD);
  const until = TEST_CLOCK_TIME_MS + 1000;
  const { value } = await caller().call(startSelfExclusion, { token, body: { months: 6, until } });
  expect(value).toEqual({ excludedUntil: until });
});

test.each([
  ['FAIR', 24, [6, 12, 60, 0]],
  ['KOPI', 72, [6, 12, 0]],
  ['SOL', 168, [12, 36, 0]],
])(
  '[SAFE-2.7] the jurisdiction of %s decides the delay of %i hours and the lengths %j',
  async (merchant, hours, months) => {
    const token = await caller().signIn('alice', PASSWORD, merchant);
    const { value } = await caller().call(playLimits, { token, merchant });
    expect(value).toMatchObject({ rules: { raiseDelayHours: hours, exclusionMonths: months } });
    const refused = await caller().call(startSelfExclusion, { token, merchant, body: { months: 1 } });
    expect(refused.errorCode).toBe('request.invalid');
  },
);

test.each<[string, number, [number, number], number]>([
  // longest interval, chosen and what then counts; a chosen one that is refused
  ['FAIR', 0, [120, 120], -1],
  ['KOPI', 60, [15, 15], 61],
  ['SOL', 30, [0, 30], 31],
])(
  '[SAFE-3.7] %s demands a reality check every %i minutes (0: none); the shorter of it and the chosen one counts',
  async (merchant, max, [chosen, counts], refused) => {
    const token = await caller().signIn('alice', PASSWORD, merchant);
    const interval = async () =>
      parse(withdrawalInfo.response, (await caller().call(withdrawalInfo, { token, merchant })).value)
        .realityCheckMinutes;
    expect(await interval()).toBe(max);
    const save = (minutes: number) => caller().call(saveRealityCheck, { token, merchant, body: { minutes } });
    expect((await save(chosen)).value).toMatchObject({
      realityCheckMinutes: chosen,
      rules: { realityCheckMinutes: max },
    });
    expect(await interval()).toBe(counts);
    expect((await save(refused)).errorCode).toBe('request.invalid');
    expect(await interval()).toBe(counts);
  },
);
