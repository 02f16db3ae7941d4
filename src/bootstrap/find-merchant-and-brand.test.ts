import { expect, test } from 'vitest';
import { findMerchantAndBrand } from './find-merchant-and-brand';

const tokens = { '--background': '#17110d' };
const text = JSON.stringify({
  merchant: 'FAIR',
  hosts: { 'kopi.example': 'KOPI', 'new.example': 'NEW' },
  brands: { KOPI: { name: 'Kopi Club', language: 'VI', tokens } },
});

test.each([
  ['kopi.example', 'KOPI', { name: 'Kopi Club', logo: '', language: 'VI', tokens }],
  ['other.example', 'FAIR', undefined],
  ['new.example', 'NEW', undefined],
  ['toString', 'FAIR', undefined],
])(
  '[WL-2] [BOOT-7] for the host %s, the merchant is %s and the branding of a first visit is %j',
  (host, merchant, brand) => {
    expect(findMerchantAndBrand({ textContent: text }, host)).toEqual({ merchant, brand });
  },
);

test('[WL-2] a page without deployment data has no branding', () => {
  expect(findMerchantAndBrand(null, 'kopi.example')).toEqual({ merchant: '', brand: undefined });
});
