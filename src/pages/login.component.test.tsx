import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations } from '../../tests/components/page-state';
import { TestProviders } from '../../tests/components/test-providers';
import { activateLanguage, setMerchantTexts } from '../services/i18n/i18n';
import { ENGLISH } from '../services/i18n/languages';
import { setSiteStatus, useMerchant } from '../services/merchant/merchant-store';
import { usePlayPauseMarker } from '../services/play-protection/play-pause-marker';
import LoginPage from './login';

beforeEach(() => resetPageAndRecordNavigations());

test.each([
  [true, false, 1],
  [false, false, 0],
  [true, true, 0],
])(
  '[WL-2.14] with an offer (%s) and a break (%s), the sign-in names the offer %i times',
  async (isOffered, isPaused, count) => {
    const { status } = useMerchant.getState();
    if (!status) throw new Error('no status');
    const offer = isOffered ? { amount: '500', currency: 'PHP', percent: 10 } : undefined;
    const whitelabelVal = { ...status.info.whitelabelVal, offer };
    setSiteStatus({ ...status, info: { ...status.info, whitelabelVal } });
    setMerchantTexts(whitelabelVal);
    await activateLanguage(ENGLISH);
    usePlayPauseMarker.setState({ isPaused });
    const screen = await render(
      <TestProviders>
        <LoginPage />
      </TestProviders>,
    );
    await expect.element(screen.getByRole('link', { name: 'Register' })).toBeVisible();
    expect(screen.getByText('Up to ₱500 bonus').elements()).toHaveLength(count);
    usePlayPauseMarker.setState({ isPaused: false });
    setMerchantTexts({});
  },
);
