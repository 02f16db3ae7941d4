import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { activateLanguage, setMerchantTexts } from '../i18n/i18n';
import { ENGLISH } from '../i18n/languages';
import { usePlayPauseMarker } from '../play-protection/play-pause-marker';
import { OfferNote } from './offer-note';

beforeEach(() => resetPageAndRecordNavigations());
afterEach(() => setOffer(undefined));

async function setOffer(offer: unknown): Promise<void> {
  setMerchantTexts({ offer });
  await activateLanguage(ENGLISH);
}

const open = () =>
  render(
    <TestProviders>
      <p>Page</p>
      <OfferNote />
    </TestProviders>,
  );

test('[WL-2.14] the offer names its amount and its share of a deposit', async () => {
  await setOffer({ amount: '500', currency: 'PHP', percent: 10 });
  const screen = await open();
  await expect.element(screen.getByText('Up to ₱500 bonus')).toBeVisible();
  await expect.element(screen.getByText('10% on your deposit')).toBeVisible();
});

test.each([
  ['without an amount', { currency: 'PHP', percent: 10 }, false],
  ['during a break', { amount: 500, currency: 'PHP' }, true],
])('[WL-2.14] %s, no offer is shown', async (_, offer, isPaused) => {
  await setOffer(offer);
  usePlayPauseMarker.setState({ isPaused });
  const screen = await open();
  await expect.element(screen.getByText('Page')).toBeVisible();
  expect(screen.getByText(/bonus|deposit/i).elements()).toEqual([]);
});
