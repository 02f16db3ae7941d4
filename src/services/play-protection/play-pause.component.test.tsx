import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { readTrackedEvents } from '../../../tests/components/tracked-events';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { HOME_SNAPSHOT_KEY } from '../../contract/storage-keys';
import { BannerCarousel } from '../../features/home/banners/banner-carousel';
import ActivityPage from '../../pages/activity';
import LaunchGamePage from '../../pages/launch-game';
import RewardCenterPage from '../../pages/reward-center';
import VoucherCenterPage from '../../pages/voucher-center';
import { isAdDataAllowed, saveAdConsent } from '../attribution/ad-consent';
import { track } from '../tracking/track';
import { getPlayStatus, recordPlayProtection } from './play-status';

const HOUR_MS = 3_600_000;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
  recordPlayProtection({});
});

describe('[SAFE-4] during a break from play', () => {
  test('[SAFE-4.4] the banners of home make way at once, and the snapshot of home is deleted', async () => {
    const screen = await render(<BannerCarousel fallback={<p>no banners</p>} />, { wrapper: TestProviders });
    await expect.element(screen.getByRole('region').or(screen.getByRole('group')).first()).toBeVisible();
    safeLocalStorage.set(HOME_SNAPSHOT_KEY, 'x');
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    await expect.element(screen.getByText('no banners')).toBeVisible();
    expect(safeLocalStorage.keys(HOME_SNAPSHOT_KEY)).toEqual([]);
  });

  test.each([
    ['break', { breakUntil: Date.now() + HOUR_MS }, 'You are taking a break', /again from/],
    ['exclusion', { excludedUntil: Date.now() + HOUR_MS }, 'You have excluded yourself', /until the exclusion ends/],
  ] as const)('[SAFE-4.4] the page of promotions shows the %s instead of promotions', async (_, said, title, words) => {
    recordPlayProtection(said);
    const screen = await render(<ActivityPage />, { wrapper: TestProviders });
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('list').elements()).toEqual([]);
  });

  test('[SAFE-4.1] the deposit page shows no form, even if the wallet cannot be loaded', async () => {
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const screen = await render(<VoucherCenterPage />, { wrapper: TestProviders });
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBeGreaterThan(0);
    await expect.element(screen.getByText(/again from/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' }).query()).toBeNull();
  });

  test('[SAFE-4.5] a game is not asked of the platform', async () => {
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    const screen = await render(
      <TestProviders address="/m/launchGame?vendor=LOTT&code=lobby">
        <LaunchGamePage />
      </TestProviders>,
    );
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    expect(await commands.countRequests('launchGame')).toBe(0);
  });

  test('[SAFE-4.6] no event is reported and no advertising data may be used, whatever was consented to', async () => {
    saveAdConsent(true);
    expect(isAdDataAllowed()).toBe(true);
    await track('startTrial');
    await expect.poll(readTrackedEvents).toEqual(['startTrial']);
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    expect(isAdDataAllowed()).toBe(false);
    await track('startTrial');
    recordPlayProtection({ breakUntil: 0, at: Date.now() + 1 });
    expect(getPlayStatus()).toBe('open');
    await track('startTrial');
    await expect.poll(readTrackedEvents).toEqual(['startTrial', 'startTrial']);
  });

  test('[SAFE-4.8] the reward centre keeps the vouchers, and offers nothing else', async () => {
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    const screen = await render(<RewardCenterPage />, { wrapper: TestProviders });
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Vouchers' })).toBeVisible();
    expect(screen.container.querySelectorAll('a[href^="/m/"]')).toHaveLength(0);
    expect(await commands.countRequests('availablePromotions')).toBe(0);
  });
});

test('[SAFE-2.8][SAFE-2.9] a game that the limit of time refuses leads to the limits, and to no other game', async () => {
  await commands.addFault({ endpoint: 'launchGame', status: 200, errorCode: 'limit.time', message: 'no' });
  const screen = await render(
    <TestProviders address="/m/launchGame?vendor=LOTT&code=lobby">
      <LaunchGamePage />
    </TestProviders>,
  );
  await expect.element(screen.getByText('You have reached the time limit that you set for play.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/m/member/limits');
  expect(screen.container.querySelectorAll('a[href^="/m/"]')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Retry' }).elements()).toEqual([]);
});
