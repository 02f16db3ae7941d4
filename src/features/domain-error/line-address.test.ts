import { expect, test } from 'vitest';
import { type Passthrough, readPassthrough } from '../../base/query';
import { lineAddress } from './line-address';

const LINE = 'https://b.fair.example';
const address = (kept: Passthrough) => lineAddress(LINE, (name) => kept[name]);

test('[DOM-1] the hop carries affiliateCode and r when they are known, and nothing else', () => {
  expect(address({})).toBe(`${LINE}/m/index.html`);
  expect(address({ r: 'friend' })).toBe(`${LINE}/m/index.html?r=friend`);
  const all = readPassthrough('?token=secret&affiliateCode=af-1&r=friend&fbclid=x&referralCode=y&inApp=1&cid=z');
  expect(address(all)).toBe(`${LINE}/m/index.html?affiliateCode=af-1&r=friend`);
});

test('[DOM-1] who came by a referralCode alone is still known as brought by that friend', () => {
  expect(address({ referralCode: 'friend' })).toBe(`${LINE}/m/index.html?r=friend`);
  expect(address({ referralCode: 'friend', affiliateCode: 'af-1' })).toBe(
    `${LINE}/m/index.html?affiliateCode=af-1&r=friend`,
  );
});
