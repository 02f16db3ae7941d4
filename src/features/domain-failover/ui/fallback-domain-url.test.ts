import { expect, test } from 'vitest';
import { type CampaignParams, readCampaignParams } from '../../../base/campaign-params';
import { buildFallbackDomainUrl } from './fallback-domain-url';

const FALLBACK_ORIGIN = 'https://b.fair.example';
const urlWith = (params: CampaignParams, merchant = '') =>
  buildFallbackDomainUrl(FALLBACK_ORIGIN, (paramName) => params[paramName], merchant);

test('[DOM-1.1] the fallback URL contains the campaign parameters affiliateCode and r if they are set, and no other parameter', () => {
  expect(urlWith({})).toBe(`${FALLBACK_ORIGIN}/m/index.html`);
  expect(urlWith({ r: 'friend' })).toBe(`${FALLBACK_ORIGIN}/m/index.html?r=friend`);
  const all = readCampaignParams('?token=secret&affiliateCode=af-1&r=friend&fbclid=x&referralCode=y&inApp=1&cid=z');
  expect(urlWith(all)).toBe(`${FALLBACK_ORIGIN}/m/index.html?affiliateCode=af-1&r=friend`);
});

test('[DOM-1.1] the fallback URL contains the value of referralCode as r if r is not set', () => {
  expect(urlWith({ referralCode: 'friend' })).toBe(`${FALLBACK_ORIGIN}/m/index.html?r=friend`);
  expect(urlWith({ referralCode: 'friend', affiliateCode: 'af-1' })).toBe(
    `${FALLBACK_ORIGIN}/m/index.html?affiliateCode=af-1&r=friend`,
  );
});

test('[DOM-1] the fallback URL names the merchant, which a host that the deployment does not list starts with', () => {
  expect(urlWith({}, 'KOPI')).toBe(`${FALLBACK_ORIGIN}/m/index.html?merchant=KOPI`);
  expect(urlWith({ r: 'friend' }, 'KOPI')).toBe(`${FALLBACK_ORIGIN}/m/index.html?r=friend&merchant=KOPI`);
});
