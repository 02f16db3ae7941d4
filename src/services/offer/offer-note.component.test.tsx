import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { activateLanguage, setMerchantTexts } from '../i18n/i18n';
import { ENGLISH } from '../i18n/languages';
import { setSiteStatus, useMerchant } from '../merchant/merchant-store';
import { usePlayPauseMarker } from '../play-protection/play-pause-marker';
import { OfferNote } from './offer-note';

beforeEach(() => resetPageAndRecordNavigations());
afterEach(() => setMerchantTexts({}));

/** Sets the offer of the merchant's record, and applies it and the merchant's own texts as a start does. */
async function setOffer(offer: unknown, own: Readonly<Record<string, string>> = {}): Promise<void> {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  const whitelabelVal = { ...status.info.whitelabelVal, offer, texts: { EN: own } };
  setSiteStatus({ ...status, info: { ...status.info, whitelabelVal } });
  setMerchantTexts(whitelabelVal);
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
  ['home.join', 'Come in', 'Up to ₱500 bonus'],
  ['offer.title', 'Our welcome gift', 'Our welcome gift'],
])('[WL-2.14] a merchant with an own text for %s has the offer outside of home', async (key, text, title) => {
  await setOffer({ amount: '500', currency: 'PHP', percent: 10 }, { [key]: text });
  const screen = await open();
  await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByText('10% on your deposit')).toBeVisible();
});

test.each([
  ['without an amount', { currency: 'PHP', percent: 10 }, false],
  ['during a break', { amount: 500, currency: 'PHP' }, true],
  ['without an offer', undefined, false],
])('[WL-2.14] %s, no offer is shown, whatever texts the merchant has for it', async (_, offer, isPaused) => {
  usePlayPauseMarker.setState({ isPaused });
  for (const own of [{}, { 'offer.title': 'A bonus of {{amount}}', 'home.join': 'A bonus of your own' }]) {
    await setOffer(offer, own);
    const screen = await open();
    await expect.element(screen.getByText('Page')).toBeVisible();
    expect(screen.getByText(/bonus|deposit/i).elements()).toEqual([]);
    await screen.unmount();
  }
});
