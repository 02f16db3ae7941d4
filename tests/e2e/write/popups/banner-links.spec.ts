import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { signIn } from '../../../support/members/signed-in';

interface BannerFields {
  readonly linkageType: string;
  readonly linkage?: string;
  readonly url?: string;
  readonly gameType?: string;
  readonly vendor?: string;
  readonly nodeId?: string;
}

/** Makes the platform send one banner at the top of home. */
function setBanner(platform: TestPlatform, fields: BannerFields): void {
  const list = [{ id: '1', title: 'Offer', image: '/cdn/FAIR/icon-192.png', groupName: 'home_top', ...fields }];
  const body = JSON.stringify({ success: true, value: { list } });
  platform.addFault({ endpoint: 'banners', body, contentType: 'application/json' });
}

const bannerOf = (page: Page) => page.getByRole('link', { name: 'Offer' });

/** Clicks the banner and returns the address of the window that it opens. */
async function openedWindow(page: Page): Promise<string> {
  await page.context().route('https://partner.example/**', (route) => route.fulfill({ body: 'Opened' }));
  const opening = page.context().waitForEvent('page');
  await bannerOf(page).click();
  const opened = await opening;
  await expect(opened.getByText('Opened')).toBeVisible();
  return opened.url();
}

test('[LINK-1] a banner opens the activity with its id', async ({ page, platform }) => {
  setBanner(platform, { linkageType: 'P', linkage: '1' });
  await page.goto('/m/home');
  await bannerOf(page).click();
  await expect(page).toHaveURL(/\/m\/activity\?id=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[LINK-1] a banner with a path of the product stays in it', async ({ page, platform }) => {
  setBanner(platform, { linkageType: 'URL', url: '/m/inviteFriends' });
  await page.goto('/m/home');
  await bannerOf(page).click();
  await expect(page).toHaveURL(/\/m\/inviteFriends/);
  expect(page.context().pages()).toHaveLength(1);
});

test('[LINK-1] another host opens in a new window, without the token of the member', async ({ page, platform }) => {
  setBanner(platform, { linkageType: 'URL', url: 'partner.example/offer' });
  await signIn(page);
  expect(await openedWindow(page)).toBe('https://partner.example/offer');
});

test('[LINK-1] a banner of a lottery asks a visitor to sign in, and then launches it', async ({
  page,
  platform,
  loginPage,
}) => {
  setBanner(platform, { linkageType: 'G', gameType: 'LOTT', vendor: 'TCG', nodeId: '1013' });
  await page.goto('/m/home');
  await bannerOf(page).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect.poll(() => platform.wireEntries('launchGame').length).toBeGreaterThan(0);
});

test('[LINK-1] a banner of a game without its room leads nowhere', async ({ page, platform }) => {
  setBanner(platform, { linkageType: 'G', gameType: 'SLOT', vendor: 'PG', nodeId: '9' });
  await page.goto('/m/home');
  await expect(page.getByText('Offer').first()).toBeAttached();
  await expect(bannerOf(page)).toHaveCount(0);
});
