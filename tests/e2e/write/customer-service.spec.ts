import type { Page } from '@playwright/test';
import { sealServicePath } from '../../platform/envelope/service-path';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { quiet } from '../../support/quiet';
import { signIn } from '../../support/signed-in';

const contact = (page: Page) => page.getByRole('button', { name: 'Contact us' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });
/** The parameters of the address a way leads to, as soon as they are those: who the member is, is known a moment later. */
const expectParameters = (page: Page, name: string, parameters: Record<string, string>) =>
  expect
    .poll(async () => {
      const address = await sheet(page).getByRole('link', { name }).getAttribute('href');
      return Object.fromEntries(new URL(address ?? '').searchParams);
    })
    .toEqual(parameters);

test('[CS-1] several ways are chosen from, and what is chosen opens at once in a window of its own', async ({
  context,
  page,
}) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await contact(page).click();
  await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  const opened = context.waitForEvent('page');
  await sheet(page).getByRole('link', { name: 'Live chat' }).click();
  const service = await opened;
  await expect(service).toHaveURL(/[?&]userName=alice/);
  await service.waitForLoadState();
  expect(await service.evaluate(() => ({ opener: window.opener, from: document.referrer }))).toEqual({
    opener: null,
    from: '',
  });
});

test('[CS-1] the member’s name goes along, the label to AICAN alone, a token never', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/member/home');
  await expect(page.getByText('Gold').first()).toBeVisible();
  await contact(page).click();
  await expectParameters(page, 'Assistant', { merchant: 'FAIR', userName: 'alice', category: 'Gold' });
  await expectParameters(page, 'Live chat', { merchant: 'FAIR', userName: 'alice' });
});

test('[CS-1] a member without a label has no category, a visitor no name', async ({ page, platform }) => {
  platform.stage('FAIR', { maintenance: true });
  await page.goto('/m/home');
  await contact(page).click();
  await expectParameters(page, 'Assistant', { merchant: 'FAIR' });
  platform.stage('FAIR', { maintenance: false });
  await signIn(page, 'bob');
  await page.goto('/m/member/home');
  await contact(page).click();
  await expectParameters(page, 'Assistant', { merchant: 'FAIR', userName: 'bob' });
});

test('[CS-1] a bad entry hides itself and no other: foreign host, script, torn path', async ({ page, platform }) => {
  platform.stage('FAIR', { badServices: true });
  await signIn(page);
  await expect(page.getByRole('complementary').getByRole('link', { name: 'Live chat' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Foreign' })).toHaveCount(0);
  await page.goto('/m/member/home');
  await contact(page).click();
  await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
});

test('[CS-1] where there is one way, the button is that way', async ({ page, platform }) => {
  platform.stage('KOPI', { maintenance: true });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  const link = page.getByRole('link', { name: 'Liên hệ với chúng tôi' });
  await expect(link).toHaveAttribute('href', /\/support\/MIDUOKE\?merchant=KOPI$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
});

test('[CS-1] inside the merchant’s app it opens in the one window there is', async ({ page, platform }) => {
  platform.stage('FAIR', { maintenance: true });
  await page.goto('/m/home?inApp=1');
  await contact(page).click();
  await expect(sheet(page).getByRole('link', { name: 'Live chat' })).not.toHaveAttribute('target');
  await sheet(page).getByRole('link', { name: 'Live chat' }).click();
  await expect(page).toHaveURL(/\/support\/LIVECHAT/);
});

test('[CS-1] entries stand where the merchant wants them: at the side of home, at its foot', async ({
  page,
  platform,
}) => {
  await page.goto('/m/home');
  const side = page.getByRole('complementary', { name: 'Customer service' });
  const foot = page.getByRole('main').getByRole('region', { name: 'Customer service' });
  await expect(side.getByRole('link')).toHaveText(['Live chat']);
  await expect(foot.getByRole('link')).toHaveText(['Assistant']);

  await page.goto(`${platform.originOf('SOL')}/m/home`);
  await expect(page.getByRole('region', { name: '客服' }).getByRole('link')).toHaveText(['在线客服', 'VIP 客服']);
  await expect(page.getByRole('complementary', { name: '客服' })).toHaveCount(0);
});

test('[CS-1] several at the side are chosen from, and what the merchant names now counts', async ({
  page,
  platform,
}) => {
  const origin = platform.originOf('FAIR');
  const entry = (title: string) => ({
    csType: 'MIDUOKE',
    csPosition: 'SIDE',
    title,
    path: sealServicePath(`${origin}/support/MIDUOKE`),
  });
  platform.fault({
    endpoint: 'customerServices',
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ success: true, value: { services: [entry('Day desk'), 'no entry', entry('Night desk')] } }),
  });
  await page.goto('/m/home');
  await page.getByRole('complementary').getByRole('button', { name: 'Customer service' }).click();
  await expect(sheet(page).getByRole('link')).toHaveText(['Day desk', 'Night desk']);
  await expectAccessible(page);
});

const sideLink = (page: Page) => page.getByRole('complementary').getByRole('link');

/** How far the button at the side ends above the bar at the foot, pixels; both measured in one go. */
const room = (page: Page) =>
  sideLink(page).evaluate((link) => {
    const bar = [...document.querySelectorAll('nav')].at(-1);
    return bar ? bar.getBoundingClientRect().top - link.getBoundingClientRect().bottom : -1;
  });

test('[CS-1] the button at the side lies over nothing that is needed, upright and lying', async ({ page }) => {
  for (const size of [
    { width: 360, height: 800 },
    { width: 800, height: 360 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/m/home');
    await expect.poll(() => room(page), `above the bar at ${size.width}`).toBeGreaterThanOrEqual(0);
    const side = await sideLink(page).boundingBox();
    expect(Math.min(side?.width ?? 0, side?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
});

test('[CS-1] the button at the side stays above the bar when text is twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/m/home');
  await expect(sideLink(page)).toBeVisible();
  const high = async () => (await page.getByRole('navigation').last().boundingBox())?.height ?? 0;
  const before = await high();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(high).toBeGreaterThan(before);
  await expect.poll(() => room(page)).toBeGreaterThanOrEqual(0);
});

for (const screen of ['maintenance', 'regionRestriction'] as const) {
  test.describe(screen, () => {
    test.use({ allowedComplaints: /status of 500/ });

    test(`[CS-1] help is there on the screen of ${screen} when every call but the status fails`, async ({
      page,
      platform,
    }) => {
      platform.stage('FAIR', { [screen]: true });
      platform.fault({ endpoint: 'customerServices', status: 500 });
      platform.fault({ endpoint: 'domainRoute', hang: true });
      platform.fault({ endpoint: 'memberInfo', status: 500 });
      await page.goto('/m/home');
      await contact(page).click();
      await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
    });
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

  test('[CS-1] [OFF-2] the button at the side leaves the other try of what is kept free', async ({ context, page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/m/home');
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible();
    await expect(page.locator('main section li a').first()).toBeVisible();
    await quiet(page); // code that the network takes along complains
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Retry' }).click({ trial: true });
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.getByRole('button', { name: 'Retry' }).click({ trial: true });
  });

  test('[CS-1] the ways that are known are there', async ({ context, page }) => {
    await signIn(page);
    await page.goto('/m/member/home');
    await expect(contact(page)).toBeEnabled();
    await quiet(page);
    await context.setOffline(true);
    await contact(page).click();
    await expect(sheet(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  });
});

for (const merchant of ['FAIR', 'KOPI', 'SOL']) {
  test(`[CS-1] what offers customer service at ${merchant} has no accessibility fault, in either direction`, async ({
    page,
    platform,
  }) => {
    platform.stage(merchant, { maintenance: true });
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    const button = page.locator('[aria-haspopup=dialog]');
    const link = page.locator('a[target=_blank]');
    await expect(button.or(link).first()).toBeVisible();
    if (await button.count()) {
      await button.click();
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    }
    await expectAccessible(page);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await expectAccessible(page);
  });
}

test('[CS-1] the choice is made and left by keyboard', async ({ page, platform }) => {
  platform.stage('FAIR', { maintenance: true });
  await page.goto('/m/home');
  await expect(contact(page)).toBeEnabled(); // a press while it is busy is no press
  await contact(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(contact(page)).toBeFocused();
});

test('[CS-1] whoever has the focus on the one way keeps it when there are more', async ({ page, platform }) => {
  const path = sealServicePath(`${platform.originOf('FAIR')}/support/MIDUOKE`);
  const services = ['Day desk', 'Night desk'].map((title) => ({ csType: 'MIDUOKE', csPosition: 'SIDE', title, path }));
  const letGo = platform.hold({
    endpoint: 'customerServices',
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ success: true, value: { services } }),
  });
  await page.goto('/m/home');
  await sideLink(page).focus();
  letGo();
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Customer service' })).toBeFocused();
});

test('[CS-1] a way that has the focus keeps it when the member is known', async ({ page, platform }) => {
  await signIn(page);
  const letGo = platform.hold({ endpoint: 'memberInfo' });
  await page.goto('/m/member/home');
  await contact(page).click();
  const assistant = sheet(page).getByRole('link', { name: 'Assistant' });
  await assistant.focus();
  letGo();
  await expect(assistant).toHaveAttribute('href', /category=Gold/);
  await expect(assistant).toBeFocused();
});
