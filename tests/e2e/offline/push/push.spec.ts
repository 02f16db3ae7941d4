import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { openGameFromHome } from '../../../support/games/open-game-from-home';
import { prepareMemberSession, waitForMemberId } from '../../../support/members/signed-in';
import { test } from '../../../support/push/push-fixtures';
import { turnPushOn } from '../../../support/push/turn-push-on';

/**
 * Resolves with the titles of the displayed notifications. Do not call it while a notification is about to be shown,
 * because Chromium then drops that notification from the list.
 */
const shownTitles = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

test('[PUSH-2.1][PUSH-2.2][PUSH-2.4][PUSH-3.1][OFF-4] a member receives encrypted push messages until a sign-out unbinds the device', async ({
  page,
  platform,
}) => {
  await turnPushOn(page);
  expect(platform.countPushDevices('FAIR', 'alice')).toBe(1);

  const id = await platform.sendPush('FAIR', 'alice', { title: 'The draw is at eight', path: '/m/rewardCenter' });
  await expect.poll(() => platform.pushReceipts()).toEqual([`${id} received`, `${id} shown`]);
  expect(await shownTitles(page)).toEqual(['The draw is at eight']);

  await page.getByRole('button', { name: 'Send a test notification' }).click();
  await expect.poll(() => platform.pushReceipts().filter((receipt) => receipt.endsWith('shown'))).toHaveLength(2);
  expect(await shownTitles(page)).toContain('Notifications work');

  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(0);
});

/** Signs a member in and plays a game, after which home offers push. */
async function becomeDue(page: Page, platform: TestPlatform): Promise<void> {
  platform.setAnnouncements('FAIR', []);
  platform.setScenario('FAIR', { popups: true, bannerWait: 3_600 });
  await prepareMemberSession(page);
  await page.goto('/m/home');
  await openGameFromHome(page);
  await page.goto('/m/home');
}
const optIn = (page: Page) => page.getByRole('dialog', { name: 'Be the first to know when you win' });
/** Waits until the popup queue has skipped the push opt-in, because a tab has shown the opt-in before. */
const waitUntilSkipped = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem('MC_POPUP_LOG')?.includes('shown in this visit'));

test('[PUSH-1.1][PUSH-1.2] the push opt-in is shown after a game, in one tab only, and not again after “Not now”', async ({
  page,
  context,
  platform,
}) => {
  await becomeDue(page, platform);
  const dialog = optIn(page);
  await expect(dialog).toBeVisible();
  const otherTab = await context.newPage();
  await prepareMemberSession(otherTab);
  await otherTab.goto('/m/home');
  await waitUntilSkipped(otherTab);
  await expect(optIn(otherTab)).toBeHidden();
  await expect(dialog).toBeVisible();
  await otherTab.close();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await waitUntilSkipped(page);
  await expect(dialog).toBeHidden();
  expect(platform.countPushDevices('FAIR', 'alice')).toBe(0);
});

test('[PUSH-1.1][PUSH-1.3][PUSH-2] the push opt-in is shown to a member who has opened only a lobby, and turns push on', async ({
  page,
  platform,
}) => {
  platform.setAnnouncements('FAIR', []);
  platform.setScenario('FAIR', { popups: true, bannerWait: 3_600 });
  await prepareMemberSession(page);
  await page.goto('/m/home');
  await waitForMemberId(page);
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await page.waitForURL(/\/games\//);
  await page.goto('/m/home');
  await expect(optIn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(1);
  const id = await platform.sendPush('FAIR', 'alice', { title: 'Welcome' });
  await expect.poll(() => platform.pushReceipts()).toEqual([`${id} received`, `${id} shown`]);
  expect(await shownTitles(page)).toEqual(['Welcome']);
});
