import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { comeOnline } from '../../support/outbox';
import { playGame } from '../../support/play-game';
import { signIn, signInAt } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test('[VIP-1] a member of a label sees it, the share of the way to the next, and what each level gives', async ({
  page,
  platform,
}) => {
  await signIn(page);
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
  expect(platform.wire('rankLevels')).toHaveLength(1);
});

test('[VIP-1] a game that was played has moved the share when the member comes back', async ({ page, homePage }) => {
  await signIn(page);
  await page.goto('/m/member/benefits');
  const share = (done: number) =>
    page.getByRole('progressbar', { name: `Conditions met for the next level: ${done} of 10` });
  await expect(share(4)).toBeVisible();
  await homePage.open();
  await playGame(page);
  await page.goto('/m/member/benefits');
  await expect(share(5)).toBeVisible();
});

test('[VIP-1] a member without a label sees none, and no levels: benefits are for labels of type AUTO', async ({
  page,
  platform,
}) => {
  await signIn(page, 'bob');
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('bob');
  await expect(page.getByRole('link', { name: 'VIP benefits' })).toHaveCount(0);
  await page.goto('/m/member/benefits');
  await expect(page.getByText('You have no VIP label yet.')).toBeVisible();
  await expect(page.getByText('not part of your account yet')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible();
  expect(platform.wire('rankLevels')).toHaveLength(0);
});

test('[VIP-1] the member’s own page shows label, progress and every way on', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat 2 unread' })).toBeVisible();
  await page.getByRole('link', { name: 'VIP benefits' }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits/);
});

test.describe('a platform that stumbles', () => {
  test.use({ allowedComplaints: /status of 500/ });

  test('[VIP-1] levels that do not come take nothing else away, and come by another try', async ({
    page,
    platform,
  }) => {
    platform.fault({ endpoint: 'rankLevels', status: 500 });
    await signIn(page);
    await page.goto('/m/member/benefits');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Diamond')).toBeVisible();
  });
});

test('[VIP-1] nobody is told of having no level before it is known who that is', async ({ page, platform }) => {
  await signIn(page);
  platform.fault({ endpoint: 'memberInfo', hang: true });
  await page.goto('/m/member/benefits');
  await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
  await expect(page.getByText('You have no VIP label yet.')).toHaveCount(0);
  await expect(page.getByText('not part of your account yet')).toHaveCount(0);
});

test.describe('a platform that does not say who the member is', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: new RegExp(`${LOST_NETWORK.source}|status of 500`) });

  test('[VIP-1] that is said, and the level comes by another try', async ({ page, platform }) => {
    await signIn(page);
    platform.fault({ endpoint: 'memberInfo', status: 500 });
    await page.goto('/m/member/benefits');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('You have no VIP label yet.')).toHaveCount(0);
    platform.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Gold' })).toBeVisible();
  });

  test('[VIP-1] [SESS-5] the label comes by itself when the network is back', async ({ page, context, platform }) => {
    await signIn(page);
    await expect.poll(() => platform.wire('memberInfo').at(-1)?.status).toBe(200);
    platform.fault({ endpoint: 'memberInfo', status: 500 });
    const failed = page.waitForResponse(
      (answer) => answer.url().includes('/wps/member/info') && answer.status() === 500,
    );
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('alice');
    await failed;
    await untilStored(page);
    platform.clearFaults();
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  });

  test('[VIP-1] [SESS-5] it comes as well when the network is back before a call that fails', async ({
    page,
    platform,
  }) => {
    await signIn(page);
    await expect.poll(() => platform.wire('memberInfo').at(-1)?.status).toBe(200);
    const before = platform.wire('memberInfo').length;
    const letGo = platform.hold({ endpoint: 'memberInfo', status: 500 });
    await page.goto('/m/member/home');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('alice');
    await expect.poll(() => platform.wire('memberInfo').length).toBe(before + 1);
    await comeOnline(page);
    platform.clearFaults();
    letGo();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Gold');
  });
});

for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  test(`[VIP-1] [MEM-1] the member’s pages at ${merchant} fit a small screen and have no accessibility fault`, async ({
    page,
    platform,
  }) => {
    test.setTimeout(180_000);
    await signInAt(page, platform.originOf(merchant));
    for (const path of ['member/home', 'member/benefits', 'leaderBoard', 'inviteFriends', 'agentRegister']) {
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
