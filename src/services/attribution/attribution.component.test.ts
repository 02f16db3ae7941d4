import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPageAndRecordNavigations, setLegal } from '../../../tests/components/page-state';
import { setCookie } from '../../browser/storage/cookies';
import { REGISTRATION_SOURCE_KEY } from '../../contract/deferred-storage-keys';
import { CAMPAIGN_PARAMS_KEY, FIRST_TOUCH_ATTRIBUTION_KEY } from '../../contract/storage-keys';
import { saveConsent } from '../consent/consent';
import { saveCampaignParams, withCampaignParams } from '../navigation/navigate';
import { deleteAdData, removeAdParametersUnlessAllowed } from './ad-data';
import { deleteUsedReferralCode, readRegistrationSource, saveRegistrationSource } from './registration-source';
import { removeParametersFromCampaignAndUrl } from './remove-parameters-from-campaign-and-url';

const original = location.href;
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
});
afterEach(() => {
  removeParametersFromCampaignAndUrl(['r', 'fbclid', 'affiliateCode']);
  localStorage.clear();
  history.replaceState(null, '', original);
});

test('[TRK-4.1] deleteUsedReferralCode() deletes the code from storage and the URL, so that the next start does not use it', () => {
  history.replaceState(null, '', '/m/register?r=FRIEND7&affiliateCode=A1');
  saveCampaignParams(location.search);
  saveRegistrationSource();
  expect(readRegistrationSource().referralCode).toBe('FRIEND7');
  deleteUsedReferralCode();
  saveRegistrationSource(); // as every start does
  expect(readRegistrationSource()).toEqual({ affiliateCode: 'A1', originalDomain: 'localhost' });
  expect(localStorage.getItem(REGISTRATION_SOURCE_KEY)).not.toContain('FRIEND7');
  expect(sessionStorage.getItem(CAMPAIGN_PARAMS_KEY)).not.toContain('FRIEND7');
  expect(location.search).toBe('?affiliateCode=A1');
  expect(withCampaignParams('/m/home')).toBe('/m/home?affiliateCode=A1');
});

test.each([
  ['demands it', { jurisdiction: 'Atoll' }, false],
  ['does not', { jurisdiction: { name: 'Atoll', needsConsent: false } }, true],
])(
  '[TRK-3.2] before a choice, a jurisdiction that %s decides whether advertising data are used',
  (_, legal, isUsed) => {
    setLegal(legal);
    const address = 'https://m.example/m/register?fbclid=CLICK1';
    expect(removeAdParametersUnlessAllowed(address).includes('CLICK1')).toBe(isUsed);
  },
);

test('[TRK-3.2] without consent, advertising data are deleted from storage, from the page URL and from the registration URL', () => {
  history.replaceState(null, '', '/m/register?affiliateCode=A1&fbclid=CLICK1&pixel_id=P1');
  saveCampaignParams(location.search);
  localStorage.setItem(FIRST_TOUCH_ATTRIBUTION_KEY, '"CLICK1"');
  setCookie('fbclid', 'CLICK1', 1);
  saveConsent('ads', true);
  expect(removeAdParametersUnlessAllowed(location.href)).toBe(location.href);
  saveConsent('ads', false);
  expect(removeAdParametersUnlessAllowed(location.href)).toMatch(/\/m\/register\?affiliateCode=A1$/);
  deleteAdData();
  const stored = [...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie].join();
  expect(stored).not.toContain('CLICK1');
  expect(location.search).toBe('?affiliateCode=A1');
});
