import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { readTrackedEvents } from '../../../tests/components/tracked-events';
import { hasQueuedEntry, removeQueuedEntries } from '../../base/outbox/outbox-store';
import { setCookie } from '../../browser/storage/cookies';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import { ping } from '../../contract/endpoints/site/domains';
import { MEMBER_RESPONSES_PREFIX, PLAY_PROTECTION_KEY } from '../../contract/storage-keys';
import { call } from '../platform/api-client';
import { UNKNOWN_CLOCK, usePlatformClock } from '../platform/platform-time';
import { queryClient } from '../queries/query-client';
import { getCurrentQueryScope } from '../queries/query-scope';
import { readMemberKey } from '../session/use-member-key';
import { PlayStatusForEvents } from '../tracking/play-status-for-events';
import { track } from '../tracking/track';
import { walletQuery } from '../wallet/wallet-queries';
import { mayOffer, publishKnown, readKnown } from './play-status';
import { recordPlayProtection } from './record-play-protection';
import { PlayStatusWatcher } from './watch-play-status';

const HOUR_MS = 3_600_000;
const success = (value: object) => ({
  body: JSON.stringify({ success: true, value }),
  contentType: 'application/json',
  times: 50,
});

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
/** What browsers report when somebody comes back to a tab. */
const COMING_BACK: readonly (readonly [string, () => unknown])[] = [
  ['becomes visible', becomeVisible],
  ['is restored from the back/forward cache', restore],
  ['is restored and becomes visible', () => [becomeVisible(), restore()]],
];

beforeEach(async () => {
  forgetResponses();
  await resetPageAndRecordNavigations();
});

describe('[SAFE-4] a break that has begun on another device', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('[SAFE-4.9] is detected with the statistics', async () => {
    await signInMember();
    expect(mayOffer()).toBe(true);
    const breakUntil = Date.now() + HOUR_MS;
    const value = { totalDepositSuccessCount: 0, totalWithdrawSuccessCount: 0, breakUntil };
    await commands.addFault({ endpoint: 'transactionStats', ...success(value) });
    // The wallet of the local platform knows of no break, and would end it if its answer came last.
    await commands.holdRequests('withdrawalInfo');
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(mayOffer).toBe(false);
    await commands.releaseRequests();
  });

  test.each(COMING_BACK)('[SAFE-4.9] is detected when the tab %s', async (_, comeBack) => {
    // As of a platform whose statistics say nothing of a break.
    await commands.addFault({ endpoint: 'transactionStats', status: 503, times: 50 });
    await signInMember('alice', 0, 'm1', false);
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(mayOffer).toBe(true);
    const value = { balance: '10.00', currency: 'PHP', breakUntil: Date.now() + HOUR_MS };
    await commands.addFault({ endpoint: 'withdrawalInfo', ...success(value) });
    comeBack();
    await expect.poll(mayOffer).toBe(false);
  });
});

describe('[SAFE-4] a break that has been lifted on another device', () => {
  // As of a platform whose statistics say nothing of a break.
  beforeEach(() => commands.addFault({ endpoint: 'transactionStats', status: 503, times: 50 }));

  test.each(COMING_BACK)('[SAFE-4.15] ends at once when the tab %s, and is asked for once', async (_, comeBack) => {
    await signInMember('alice', 0, 'm1', false);
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(mayOffer).toBe(true);
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    expect(mayOffer()).toBe(false);
    const asked = await commands.countRequests('withdrawalInfo');
    comeBack();
    await expect.poll(mayOffer).toBe(true);
    expect(await commands.countRequests('withdrawalInfo')).toBe(asked + 1);
  });

  test('[SAFE-4.15] ends at once in a tab that the browser restores with the answer of an earlier page', async () => {
    await signInMember('alice', 0, 'm1', false);
    await queryClient.fetchQuery(walletQuery(getCurrentQueryScope()));
    const member = readMemberKey();
    const breakUntil = Date.now() + HOUR_MS;
    safeLocalStorage.set(PLAY_PROTECTION_KEY, [{ member, breakUntil, excludedUntil: 0, at: Date.now(), heardAt: 1 }]);
    publishKnown(readKnown());
    queryClient.clear();
    expect(safeSessionStorage.keys(MEMBER_RESPONSES_PREFIX).join()).toContain('withdrawalInfo');
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(mayOffer).toBe(true);
  });

  test('[SAFE-4.15] is asked for again when the tab becomes visible while an earlier request has no answer', async () => {
    await signInMember('alice', 0, 'm1', false);
    await commands.holdRequests('withdrawalInfo');
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(1);
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    becomeVisible();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(2);
    await commands.releaseRequests();
    await expect.poll(mayOffer).toBe(true);
    expect(await commands.countRequests('withdrawalInfo')).toBe(2);
  });

  test('[SAFE-4.15] a further return lets the request of the last one arrive, and asks again after its answer', async () => {
    const read = performance.now.bind(performance);
    let awayMs = 0;
    const ticks = vi.spyOn(performance, 'now').mockImplementation(() => read() + awayMs);
    await signInMember('alice', 0, 'm1', false);
    await commands.holdRequests('withdrawalInfo');
    await render(<PlayStatusWatcher />, { wrapper: TestProviders });
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(1);
    becomeVisible();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(2);
    awayMs = 4_000;
    becomeVisible();
    // A request that the return sends arrives before this one.
    await call(ping, { query: {}, quiet: true });
    expect(await commands.countRequests('withdrawalInfo')).toBe(2);
    await commands.releaseRequests();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(3);
    ticks.mockRestore();
  });
});

test('[SAFE-4.13] a break that has been lifted ends in a fresh page at once, before the time of the platform is known', async () => {
  // As of a platform whose statistics say nothing of a break.
  await commands.addFault({ endpoint: 'transactionStats', status: 503, times: 50 });
  await signInMember('alice', 0, 'm1', false);
  usePlatformClock.setState(UNKNOWN_CLOCK);
  // The wallet is asked for before the code has arrived that reads what is stored.
  await queryClient.fetchQuery(walletQuery(getCurrentQueryScope()));
  const [member, breakUntil] = [readMemberKey(), Date.now() + HOUR_MS];
  safeLocalStorage.set(PLAY_PROTECTION_KEY, [{ member, breakUntil, excludedUntil: 0, at: Date.now(), heardAt: 1 }]);
  publishKnown(readKnown());
  const asked = await commands.countRequests('withdrawalInfo');
  await render(<PlayStatusWatcher />, { wrapper: TestProviders });
  await expect.poll(() => safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual([]);
  expect(usePlatformClock.getState().offsetMs).toBeUndefined();
  expect(mayOffer()).toBe(true);
  expect(await commands.countRequests('withdrawalInfo')).toBe(asked + 1);
});

test('[SAFE-4.2] a break that was over before the wallet named it stops nothing in a page with few answers', async () => {
  await commands.addFault({ endpoint: 'transactionStats', status: 503, times: 50 });
  const value = { balance: '10.00', currency: 'PHP', breakUntil: Date.now() - HOUR_MS };
  const body = JSON.stringify({ success: true, value });
  await commands.addFault({
    endpoint: 'withdrawalInfo',
    status: 200,
    contentType: 'application/json',
    body,
    times: 50,
  });
  await signInMember('alice', 0, 'm1', false);
  usePlatformClock.setState(UNKNOWN_CLOCK);
  await render(<PlayStatusWatcher />, { wrapper: TestProviders });
  await expect.poll(mayOffer).toBe(true);
  expect(usePlatformClock.getState().offsetMs).toBeUndefined();
  expect(safeLocalStorage.keys(PLAY_PROTECTION_KEY)).toEqual([]);
});

describe('[SAFE-4] events', () => {
  // One of the test before may still be on its way.
  beforeEach(() => removeQueuedEntries('events'));

  test.each([
    ['is sent once the member may be offered something', 0, ['startTrial', 'gameLaunch']],
    ['is not sent once the member is on a break', HOUR_MS, ['gameLaunch']],
  ] as const)('[SAFE-4.6] an event before the status is known %s', async (_, breakMs, expected) => {
    await signInMember('alice', 0, 'm1', false);
    await render(<PlayStatusForEvents />, { wrapper: TestProviders });
    await track('startTrial');
    expect(await hasQueuedEntry('events')).toEqual({ ok: true, value: false });
    recordPlayProtection({ breakUntil: breakMs === 0 ? 0 : Date.now() + breakMs });
    await expect.poll(mayOffer).toBe(breakMs === 0);
    if (breakMs === 0) await expect.poll(readTrackedEvents).toEqual(['startTrial']);
    recordPlayProtection({ breakUntil: 0, askedTicks: performance.now() + 1 });
    await track('gameLaunch');
    await expect.poll(readTrackedEvents).toEqual(expected);
  });

  test('[SAFE-4.6] an event that waits in the outbox, and the click id, are deleted when a break begins', async () => {
    setCookie('fbclid', 'CLICK1', 1);
    await commands.addFault({ endpoint: 'trackEvents', status: 503, times: 50 });
    await signInMember();
    await render(<PlayStatusForEvents />, { wrapper: TestProviders });
    await track('startTrial');
    await expect.poll(() => hasQueuedEntry('events')).toEqual({ ok: true, value: true });
    recordPlayProtection({ breakUntil: Date.now() + HOUR_MS });
    await expect.poll(() => hasQueuedEntry('events')).toEqual({ ok: true, value: false });
    expect(document.cookie).not.toContain('CLICK1');
  });
});
