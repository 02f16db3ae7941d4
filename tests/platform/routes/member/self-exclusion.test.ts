import { expect, test } from 'vitest';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import { playLimits, startSelfExclusion } from '../../../../src/contract/endpoints/account/play-limits';
import { setUpTestPlatform } from '../../testing/test-platform';

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
