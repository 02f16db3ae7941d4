import { expect, test } from 'vitest';
import { ROUTES } from '../../../src/contract/paths';
import { findMerchant } from '../merchants/find-merchant';
import { getRankConditions } from './rank-conditions';
import { getVipRanks } from './vip-ranks';

test.each([
  ['FAIR', 'EN', 'Birthday gift', ['₱88', '₱188', '₱888']],
  ['KOPI', 'VI', 'Quà sinh nhật', ['88.000 ₫', '188.000 ₫', '888.000 ₫']],
  ['SOL', 'CN', '生日礼金', ['¥88', '¥188', '¥888']],
])('[VIP-1] the birthday gifts of %s in %s are written as the app writes amounts', (code, language, name, gifts) => {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error('no merchant');
  const details = getVipRanks(language, merchant).flatMap(({ benefits }) => benefits);
  expect(details.filter(({ title }) => title === name).map(({ detail }) => detail.replace(/\s/g, ' '))).toEqual(gifts);
});

test('[VIP-1] every condition of a rank leads to a page of the app', () => {
  const conditions = getRankConditions('VI', { rankDone: 1, rankExpected: 10 });
  expect(conditions.map(({ done }) => done)).toEqual([true, ...Array.from({ length: 9 }, () => false)]);
  const paths: readonly string[] = Object.values(ROUTES).map(({ path }) => path);
  for (const { link } of conditions) expect(paths).toContain(link);
});
