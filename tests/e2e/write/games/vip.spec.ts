import { expect, test } from '../../../support/browser/fixtures';
import { playGame } from '../../../support/games/play-game';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { openSession, signIn, signInAt } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { dispatchOnline } from '../../../support/service-worker/outbox';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

test('[VIP-1] a member with a label sees it, the progress to the next one, and the benefits of each level', async ({
  page,
  platform,
}) => {
  await openSession(page);
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  const bar = page.getByRole('progressbar', { name: 'Conditions met for the next level: 4 of 10' });
  await expect(bar).toHaveJSProperty('value', 0.4);
  const levels = page.getByRole('region').or(page.locator('section')).getByRole('listitem');
  await expect(levels).toHaveCount(5);
  await expect(levels.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(levels.nth(2)).toContainText('Your level');
  await expect(levels.nth(0)).toContainText('Reached');
  await expect(levels.nth(4)).toContainText('Manager of your own');
  expect(platform.wireEntries('rankLevels')).toHaveLength(1);
});

test('[VIP-1] the progress is updated after a game has been played', async ({ page, homePage }) => {
  await openSession(page);
  await page.goto('/m/member/benefits');
  const progressBar = (done: number) =>
    page.getByRole('progressbar', { name: `Conditions met for the next level: ${done} of 10` });
  await expect(progressBar(4)).toBeVisible();
  await homePage.open();
  await playGame(page);
  await page.goto('/m/member/benefits');
  await expect(progressBar(5)).toBeVisible();
});

test('[VIP-1] a member without a label sees the progress but no label and no levels, as benefits are for labels of type AUTO', async ({
  page,
  platform,
}) => {
  await openSession(page, 'bob');
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('bob');
  await expect(page.getByRole('link', { name: 'VIP benefits' })).toHaveCount(0);
  const progress = page.getByRole('progressbar', { name: 'Conditions met for the next level: 0 of 4' });
  await expect(progress).toHaveJSProperty('value', 0);
  await page.goto('/m/member/benefits');
  await expect(page.getByText('You have no VIP label yet.')).toBeVisible();
  await expect(page.getByText('not part of your account yet')).toBeVisible();
  await expect(progress).toHaveJSProperty('value', 0);
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect(platform.wireEntries('rankLevels')).toHaveLength(0);
});

test('[VIP-1] the account page shows label, progress and all links', async ({ page }) => {
  await openSession(page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  await expect(page.getByRole('progressbar')).toBeVisible();
  const memberArea = page.getByRole('navigation', { name: 'Member area' });
  await expect(memberArea.getByRole('button', { name: 'Chat 2 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'VIP benefits' }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits/);
});

test.describe('a failing platform', () => {
  test.use({ allowedPageErrors: /status of 500/ });

  test('[VIP-1] levels that fail to load affect nothing else and load with a retry', async ({ page, platform }) => {
    platform.addFault({ endpoint: 'rankLevels', status: 500 });
    await openSession(page);
    await page.goto('/m/member/benefits');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Diamond')).toBeVisible();
  });
});

test('[VIP-1] the “no label” message waits until the member is known', async ({ page, platform }) => {
  await signIn(page);
  platform.addFault({ endpoint: 'memberInfo', hang: true });
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
  await expect(page.getByText('You have no VIP label yet.')).toHaveCount(0);
  await expect(page.getByText('not part of your account yet')).toHaveCount(0);
});

test.describe('a platform that fails to return the member', () => {
  test.use({
    serviceWorkers: 'allow',
    allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERRORS.source}|status of 500`),
  });

  test('[VIP-1] an error is shown, and the label loads with a retry', async ({ page, platform }) => {
    await signIn(page);
    platform.addFault({ endpoint: 'memberInfo', status: 500 });
    await page.goto('/m/member/benefits');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('You have no VIP label yet.')).toHaveCount(0);
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  });

  test('[VIP-1] [SESS-5] the label loads automatically when the network is back', async ({
    page,
    context,
    platform,
  }) => {
    await signIn(page);
    await expect.poll(() => platform.wireEntries('memberInfo').at(-1)?.status).toBe(200);
    platform.addFault({ endpoint: 'memberInfo', status: 500 });
    const failedResponse = page.waitForResponse(
      (response) => response.url().includes('/wps/member/info') && response.status() === 500,
    );
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('alice');
    await failedResponse;
    await waitUntilStored(page);
    platform.clearFaults();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  });

  test('[VIP-1] [SESS-5] the label also loads if the network returns before a request fails', async ({
    page,
    platform,
  }) => {
    await signIn(page);
    await expect.poll(() => platform.wireEntries('memberInfo').at(-1)?.status).toBe(200);
    const before = platform.wireEntries('memberInfo').length;
    const release = platform.holdRequests({ endpoint: 'memberInfo', status: 500 });
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('alice');
    await expect.poll(() => platform.wireEntries('memberInfo').length).toBe(before + 1);
    await dispatchOnline(page);
    platform.clearFaults();
    release();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  });
});

for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  test(`[VIP-1] [MEM-1] the member pages of ${merchant} fit a small screen and have no accessibility violations`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(180_000);
    await signInAt(page, platform.originOf(merchant));
    const paths = ['home', 'benefits', 'history', 'limits'].map((name) => `member/${name}`);
    for (const path of [...paths, 'leaderBoard', 'inviteFriends', 'agentRegister']) {
      await page.setViewportSize({ width: 360, height: 2600 });
      await page.goto(`${platform.originOf(merchant)}/m/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('li, button, a').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
      await expectAccessible(page);
    }
  });
}
