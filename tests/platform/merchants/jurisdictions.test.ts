import { expect, test } from 'vitest';
import { readJurisdiction, STRICTEST_RULES } from '../../../src/contract/merchant/jurisdiction';
import { setUpTestPlatform } from '../testing/test-platform';
import { MERCHANTS } from './find-merchant';
import { describeJurisdiction, getPlatformRules } from './jurisdictions';

const { platform } = setUpTestPlatform();

test.each(MERCHANTS.map((merchant) => [merchant.code, merchant] as const))(
  '[SAFE-1.6] the record of %s names a jurisdiction with every rule, as the platform applies it',
  (_, merchant) => {
    const { services } = platform();
    const {
      exclusionMonths: __,
      limitReviewDays: ___,
      documents: ____,
      ...rules
    } = getPlatformRules(services, merchant);
    expect(readJurisdiction({ jurisdiction: describeJurisdiction(services, merchant) })).toEqual({
      ...rules,
      unknownRules: [],
    });
  },
);

test('[SAFE-1.6] the three seeded merchants have three different rules', () => {
  expect(new Set(MERCHANTS.map(({ jurisdiction }) => JSON.stringify(jurisdiction))).size).toBe(MERCHANTS.length);
});

test.each([
  ['unlisted', { name: 'Unlisted', ...STRICTEST_RULES }],
  ['none', undefined],
] as const)('[SAFE-1.6] of the jurisdiction “%s” the app applies %j', (jurisdiction, applied) => {
  const { services } = platform();
  const [merchant] = MERCHANTS;
  if (!merchant) throw new Error('no merchant');
  services.scenarios.stage(merchant.code, { jurisdiction });
  const read = readJurisdiction({ jurisdiction: describeJurisdiction(services, merchant) });
  if (applied) expect(read).toMatchObject(applied);
  else expect(read).toBeUndefined();
});
