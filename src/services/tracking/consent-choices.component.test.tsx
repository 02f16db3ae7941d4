import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadMerchantStatus, resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { readTrackedEvents } from '../../../tests/components/tracked-events';
import { CONSENT_KEY, FORMER_AD_CONSENT_KEY } from '../../contract/deferred-storage-keys';
import { isAdDataAllowed } from '../attribution/ad-consent';
import { isConsentGiven, mustAskForConsent, saveConsent } from '../consent/consent';
import { useMerchant } from '../merchant/merchant-store';
import { requestOutboxFlush } from '../outbox/enqueue-outbox-entry';
import { ConsentChoices } from './consent-choices';
import { track } from './track';

const ADS = 'Use advertising data to measure which advertisement brought me here';
const STATISTICS = 'Send statistics about how I use the app';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
  await loadMerchantStatus();
});

/** Gives the merchant a jurisdiction that demands consent, or none. */
function setConsentNeeded(isNeeded: boolean) {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const legal = isNeeded ? { jurisdiction: 'Atoll' } : {};
  const whitelabelVal = { ...status.info.whitelabelVal, legal };
  useMerchant.setState({ status: { ...status, info: { ...status.info, whitelabelVal } } });
}

test('[TRK-3.2][SAFE-4] the choice about advertising data shows the choice also while the play status is unknown', async () => {
  await signInMember('alice', 0, 'm1', false);
  expect(isAdDataAllowed()).toBe(false);
  const screen = await render(<ConsentChoices />);
  const choice = screen.getByRole('checkbox', { name: ADS });
  await expect.element(choice).toBeChecked();
  await choice.click();
  await screen.unmount();
  const again = await render(<ConsentChoices />);
  await expect.element(again.getByRole('checkbox', { name: ADS })).not.toBeChecked();
});

test('[SAFE-7.1] each purpose is chosen by itself, unticked where consent is needed, and stored with time and version', async () => {
  setConsentNeeded(true);
  expect(mustAskForConsent(['ads', 'statistics'])).toBe(true);
  const screen = await render(<ConsentChoices />);
  const statistics = screen.getByRole('checkbox', { name: STATISTICS });
  await expect.element(statistics).not.toBeChecked();
  const before = Date.now();
  await statistics.click();
  expect(isConsentGiven('statistics')).toBe(true);
  expect(isConsentGiven('ads')).toBe(false);
  expect(isConsentGiven('news')).toBe(false);
  const stored = JSON.parse(localStorage.getItem(CONSENT_KEY) ?? '{}');
  expect(stored).toMatchObject({ statistics: { isAllowed: true, version: 1 } });
  expect(stored.statistics.at).toBeGreaterThanOrEqual(before);
  await statistics.click();
  expect(isConsentGiven('statistics')).toBe(false);
  expect(mustAskForConsent(['statistics'])).toBe(false);
});

test.each([
  [true, 'true', true],
  [true, 'false', false],
  [false, 'false', false],
])(
  '[SAFE-7.1] consent needed %s: the earlier choice %s about advertising data stays, and is of no other purpose',
  (...row) => {
    const [isNeeded, former, isAllowed] = row;
    setConsentNeeded(isNeeded);
    localStorage.setItem(FORMER_AD_CONSENT_KEY, former);
    expect(isConsentGiven('ads')).toBe(isAllowed);
    expect(isConsentGiven('statistics')).toBe(!isNeeded);
  },
);

test('[SAFE-7.2] an event is reported only while statistics are allowed', async () => {
  await signInMember();
  saveConsent('statistics', false);
  await track('startTrial');
  saveConsent('statistics', true);
  await track('downloadApp');
  await requestOutboxFlush(true);
  await expect.poll(readTrackedEvents).toEqual(['downloadApp']);
});

test('[SAFE-7.1] a record that is damaged counts as no choice', () => {
  setConsentNeeded(true);
  localStorage.setItem(
    CONSENT_KEY,
    '{"ads":true,"statistics":{"isAllowed":"yes"},"news":{"isAllowed":true,"at":1,"version":1}}',
  );
  expect(isConsentGiven('ads')).toBe(false);
  expect(isConsentGiven('statistics')).toBe(false);
  expect(isConsentGiven('news')).toBe(true);
});
