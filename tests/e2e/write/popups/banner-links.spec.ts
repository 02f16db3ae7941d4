import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { openHomeAsMember } from '../../../support/members/signed-in';

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

/** Clicks the banner. Resolves with the URL and the headers of the request that the linked site receives. */
async function receivedRequest(page: Page, origin: string): Promise<{ url: string; headers: string }> {
  const received: { url: string; headers: string }[] = [];
  await page.context().route(`${origin}/**`, async (route) => {
    const request = route.request();
    received.push({ url: request.url(), headers: JSON.stringify(request.headers()) });
    await route.fulfill({ body: 'Opened' });
  });
  await bannerOf(page).click();
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received[0] ?? { url: '', headers: '' };
}

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);

test.describe('to a host of the merchant', () => {
  test.use({ allowedPrivateData: /^foreign request https:\/\/fair-b\.localhost\/offer: token$/ });
  test('[LINK-1.1] the member’s token is added to a banner link to a host of the merchant only when the link is clicked', async ({
    page,
    platform,
  }) => {
    setBanner(platform, { linkageType: 'URL', url: 'https://fair-b.localhost/offer?from=home' });
    await openHomeAsMember(page);
    const token = await tokenOf(page);
    expect(token).not.toBe('');
    await expect(bannerOf(page)).toHaveAttribute('href', 'https://fair-b.localhost/offer?from=home');
    const { url } = await receivedRequest(page, 'https://fair-b.localhost');
    expect(url).toBe(`https://fair-b.localhost/offer?from=home&token=${token}`);
  });
});

for (const host of ['partner.example', 'fair-b.localhost.partner.example']) {
  test(`[LINK-1.1] a banner link to the foreign host ${host} opens a new window, and the host receives neither token nor referrer`, async ({
    page,
    platform,
  }) => {
    setBanner(platform, { linkageType: 'URL', url: `${host}/offer` });
    await openHomeAsMember(page);
    const { url, headers } = await receivedRequest(page, `https://${host}`);
    expect(url).toBe(`https://${host}/offer`);
    expect(headers).not.toContain(await tokenOf(page));
    expect(headers).not.toContain('referer');
  });
}

test('[LINK-1.1] a banner of a lottery game asks a visitor to sign in, and then launches the game', async ({
  page,
  platform,
  loginPage,
}) => {
  setBanner(platform, { linkageType: 'G', gameType: 'LOTT', vendor: 'TCG', nodeId: '1013' });
  await page.goto('/m/home');
  await bannerOf(page).click();
  // Sheets over home ask once their code is loaded, the sign-in page before.
  const logIn = page.getByRole('dialog').getByRole('button', { name: 'Log in' });
  await expect(logIn.or(loginPage.password)).toBeVisible();
  if (await logIn.isVisible()) await logIn.click();
  await page.getByRole('textbox', { name: 'Username' }).fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('Wonder-land-7');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => platform.wireEntries('launchGame').length).toBeGreaterThan(0);
});
