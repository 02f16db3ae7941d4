import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { readTrackedEvents } from '../../../tests/components/tracked-events';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { HOME_SNAPSHOT_KEY, PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { BannerCarousel } from '../../features/home/banners/banner-carousel';
import ActivityPage from '../../pages/activity';
import LaunchGamePage from '../../pages/launch-game';
import RewardCenterPage from '../../pages/reward-center';
import VoucherCenterPage from '../../pages/voucher-center';
import { isAdDataAllowed } from '../attribution/ad-consent';
import { saveConsent } from '../consent/consent';
import { getPlatformTime, recordPlatformTime, UNKNOWN_CLOCK, usePlatformClock } from '../platform/platform-time';
import { endSession } from '../session/session-store';
import { readMemberKey } from '../session/use-member-key';
import { track } from '../tracking/track';
import { OffersGate } from './offers-gate';
import { getPlayStatus, publishKnown, readKnown, readStored, usePlayProtections } from './play-status';
import { recordPlayProtection } from './record-play-protection';

const HOUR_MS = 3_600_000;

/** Lets responses tell a time (epoch ms). */
function hearTime(saidAt: number, times: number): void {
  for (let count = 0; count < times; count += 1) recordPlatformTime(saidAt);
}

/** Forgets what a reload forgets, and reads what is stored. */
function reload(): void {
  usePlayProtections.setState({ known: [] });
  usePlatformClock.setState(UNKNOWN_CLOCK);
  publishKnown(readKnown());
}

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

  test.each([
    ['break', { breakUntil: Date.now() + HOUR_MS }, 'You are taking a break', /again from/],
    [
      'exclusion',
      { breakUntil: Date.now() + HOUR_MS, excludedUntil: Date.now() + HOUR_MS },
      'You have excluded yourself',
      /until the exclusion ends/,
    ],
  ] as const)('[SAFE-4.5] a game is not asked of the platform, and the %s is named', async (_, said, title, words) => {
    recordPlayProtection(said);
    const screen = await render(
      <TestProviders address="/m/launchGame?vendor=LOTT&code=lobby">
        <LaunchGamePage />
      </TestProviders>,
    );
    await expect.element(screen.getByText(title, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(await commands.countRequests('launchGame')).toBe(0);
  });

  test('[SAFE-4.6] no event is reported and no advertising data may be used, whatever was consented to', async () => {
    saveConsent('ads', true);
    expect(isAdDataAllowed()).toBe(true);
    await track('startTrial');
    await expect.poll(readTrackedEvents).toEqual(['startTrial']);
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    expect(isAdDataAllowed()).toBe(false);
    await track('startTrial');
    recordPlayProtection({ breakUntil: 0, askedTicks: performance.now() + 1 });
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

describe('[SAFE-4] the clock of the device', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['break', { breakUntil: Date.now() + HOUR_MS }, 365 * 24],
    ['excluded', { excludedUntil: Date.now() + HOUR_MS }, 365 * 24],
    ['break', { breakUntil: Date.now() + HOUR_MS }, -365 * 24],
  ] as const)('[SAFE-4.2] a %s goes on, and stays stored, under a clock that is off', async (status, said, hours) => {
    recordPlayProtection(said);
    const now = Date.now();
    vi.setSystemTime(now + hours * HOUR_MS);
    expect(getPlayStatus()).toBe(status);
    // After a reload the first response has not arrived yet.
    reload();
    expect(getPlayStatus()).toBe(status);
    hearTime(now, 40);
    expect(getPlatformTime()).toBeGreaterThan(0);
    expect(getPlayStatus()).toBe(status);
    // What is known about another member is written, and ends nothing.
    await signInMember('bob');
    recordPlayProtection({});
    endSession();
    expect(getPlayStatus()).toBe(status);
    expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual([PLAY_PROTECTION_KEY]);
  });

  test('[SAFE-4.11][SAFE-4.13] in a fresh page, a break that is over ends with the 15th answer, and is deleted', () => {
    endSession();
    const { stored, now } = storeBreak(-HOUR_MS);
    hearTime(now, 14);
    expect(getPlayStatus()).toBe('break');
    expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual(stored);
    hearTime(now, 1);
    expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual([]);
    expect(getPlayStatus()).toBe('open');
  });

  test('[SAFE-4.12] a page all of whose answers come from a server that is ahead ends a break in no other page', () => {
    endSession();
    const { stored, now } = storeBreak(HOUR_MS);
    hearTime(now + 2 * HOUR_MS, 60);
    expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual(stored);
    reload();
    expect(getPlayStatus()).toBe('break');
    hearTime(now, 60);
    expect(getPlayStatus()).toBe('break');
  });
});

test.each([
  ['an older answer about the same member', () => recordPlayProtection({ breakUntil: 0, askedTicks: 1 })],
  ['an answer about another member', () => recordPlayProtection({ excludedUntil: Date.now() + HOUR_MS }, 'another')],
] as const)('[SAFE-4.2] a break that a newer answer has ended in another tab is not stored again by %s', (_, hear) => {
  recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
  const member = readMemberKey();
  const isStored = () => readStored().some((entry) => entry.member === member);
  expect(isStored()).toBe(true);
  safeLocalStorage.remove(PLAY_PROTECTION_KEY);
  hear();
  expect(isStored()).toBe(false);
});

/** Stores a break of a member, and lets a page begin that finds it. */
function storeBreak(untilMs: number) {
  const now = Date.now();
  safeLocalStorage.set(PLAY_PROTECTION_KEY, [
    { member: 'another', breakUntil: now + untilMs, excludedUntil: 0, at: 1, heardAt: 1 },
  ]);
  reload();
  expect(getPlayStatus()).toBe('break');
  return { now, stored: [PLAY_PROTECTION_KEY] };
}

describe('[SAFE-4] the end of a break in a page that stays open', () => {
  const stopTime = () => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['to the member', () => undefined],
    ['to a visitor of the same browser', () => endSession()],
  ])('[SAFE-4.10] shows offers again %s, without another answer', async (_, prepare) => {
    stopTime();
    recordPlayProtection({ breakUntil: getPlatformTime() + HOUR_MS });
    prepare();
    const screen = await render(<OffersGate>an offer</OffersGate>, { wrapper: TestProviders });
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(getPlayStatus()).toBe('break');
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(screen.getByText('an offer')).toBeVisible();
    expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual([]);
  });

  test('[SAFE-4.10] brings the form of the deposit page back', async () => {
    const screen = await render(<VoucherCenterPage />, { wrapper: TestProviders });
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    await expect.element(amount).toBeVisible();
    stopTime();
    recordPlayProtection({ breakUntil: getPlatformTime() + HOUR_MS });
    await expect.element(screen.getByText('You are taking a break', { exact: true })).toBeVisible();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    await expect.element(amount).toBeVisible();
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
