import { expect, test } from 'vitest';
import { readBrand } from './read-brand';

const tokens = { '--background': '#17110d' };
const text = JSON.stringify({
  hosts: { 'kopi.example': 'KOPI', 'new.example': 'NEW' },
  brands: { KOPI: { name: 'Kopi Club', tokens } },
});

test.each([
  ['kopi.example', { name: 'Kopi Club', logo: '', tokens }],
  ['other.example', undefined],
  ['new.example', undefined],
  ['toString', undefined],
])('[WL-2] a first visit to %s has the branding %j', (host, brand) => {
  expect(readBrand({ textContent: text }, host)).toEqual(brand);
});

test('[WL-2] a page without deployment data has no branding', () => {
  expect(readBrand(null, 'kopi.example')).toBeUndefined();
});
