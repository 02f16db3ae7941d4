import { expect, test } from 'vitest';
import { findMerchant } from '../merchants/find-merchant';
import { getVipRanks } from './vip-ranks';

test.each([
  ['FAIR', ['₱88', '₱188', '₱888']],
  ['KOPI', ['₫88,000', '₫188,000', '₫888,000']],
  ['SOL', ['¥88', '¥188', '¥888']],
])('[VIP-1] the birthday gifts of %s are amounts in its currency', (code, gifts) => {
  const merchant = findMerchant(code);
  if (!merchant) throw new Error('no merchant');
  const details = getVipRanks('EN', merchant).flatMap(({ benefits }) => benefits);
  expect(details.filter(({ title }) => title === 'Birthday gift').map(({ detail }) => detail)).toEqual(gifts);
});
