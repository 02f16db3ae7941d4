import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { PageClock } from '../../support/page-clock';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

const link = (page: Page) => page.getByRole('textbox', { name: 'Your invitation link' });
/** For so long after an answer a form takes no second one, milliseconds. */
const GUARD = 500;
/** Sends the form, as soon as it may be sent, and reads what comes of it. */
async function send(page: Page, clock: PageClock, shown: string): Promise<void> {
  await clock.untilNotWaiting(GUARD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(shown)).toBeVisible();
}
const support = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

test('[LINK-3] a member invites by link, copy and QR code, and who registers by it counts', async ({
  page,
  context,
  browser,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await PageClock.of(page);
  await signIn(page);
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(link(page)).toHaveValue(/^http:\/\/localhost:\d+\/m\/register\?r=R\d+$/);
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await clock.stop(); // the word of it goes by itself
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await page.clock.resume();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link(page).inputValue());
  await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('0');

  const friend = await browser.newPage();
  await friend.goto(copied);
  await friend.getByRole('textbox', { name: 'Username' }).fill('friendly');
  await friend.locator('input[type=password]').fill('Brand-new-1');
  await friend.locator('main form button[type=submit]').click();
  await friend.getByRole('alertdialog').waitFor();
  await friend.close();
  expect(platform.memberNames('FAIR')).toContain('friendly');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
});

test('[LINK-3] the QR code holds the link', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/inviteFriends');
  const code = page.getByRole('img', { name: 'QR code of your invitation link' });
  await expect(code).toBeVisible();
  const { encode } = await import('uqr');
  const { data, size } = encode(await link(page).inputValue(), { ecc: 'M', border: 0 });
  const drawn = await code.evaluate(async (svg, side) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    const path = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    context?.fill(new Path2D(path));
    const { data: pixels } = context?.getImageData(0, 0, side, side) ?? { data: [] };
    return Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => (pixels[(y * side + x) * 4 + 3] ?? 0) > 127),
    );
  }, size + 8);
  for (let y = 0; y < size; y += 1) expect(drawn[y + 4]?.slice(4, 4 + size), `row ${y}`).toEqual(data[y]);
});

test('[LINK-3] where the system can share, it is offered the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (what: unknown) => void Object.assign(window, { shared: what }),
    });
  });
  await signIn(page);
  await page.goto('/m/inviteFriends');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: unknown }).shared))
    .toEqual({ title: 'Fairground', text: 'Join me at Fairground', url: await link(page).inputValue() });
});

for (const [agent, password] of [
  ['arlo', 'Agent-one-44'],
  ['ada', 'Agent-two-55'],
] as const) {
  test(`[LINK-3] ${agent}, an agent, is led to register others, whose accounts work`, async ({
    page,
    platform,
    browser,
  }) => {
    expect(password).not.toBe('');
    const clock = await PageClock.of(page);
    await signIn(page, agent);
    await page.goto('/m/inviteFriends');
    await expect(page).toHaveURL(/\/m\/agentRegister/);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Username' }).fill('alice');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await send(page, clock, 'This name is taken');
    await page.getByRole('textbox', { name: 'Username' }).fill(`under_${agent}`);
    await page.getByRole('radio', { name: 'Agent' }).check();
    await send(page, clock, `under_${agent} is registered.`);
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
    const [sent] = platform.wire('agentRegister');
    expect(sent?.headers.encryption).toBe('1');
    expect(sent?.body).not.toContain('Brand-new-1');

    const other = await browser.newPage();
    await other.goto(`${platform.originOf('FAIR')}/m/login`);
    await other.locator('input').first().fill(`under_${agent}`);
    await other.locator('input[type=password]').fill('Brand-new-1');
    await other.locator('main form button[type=submit]').first().click();
    await expect(other).toHaveURL(/\/m\/home/);
    await other.close();
  });
}

test('[LINK-3] whoever is no agent registers nobody, and is led to inviting', async ({ page }) => {
  await signIn(page);
  await page.goto('/m/agentRegister');
  await expect(page.getByText('Only agents register others here.')).toBeVisible();
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(link(page)).toBeVisible();
});

test('[LINK-3] where inviting is not on offer, customer service opens', async ({ page, platform }) => {
  platform.stage('FAIR', { referral: false });
  await signIn(page);
  await page.goto('/m/inviteFriends');
  await expect(support(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  await support(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Inviting friends is not on offer right now.')).toBeVisible();
  expect(platform.wire('referralInfo')).toHaveLength(0);
});

test('[LINK-3] [WL-1] REWCEN3 off: what is on offer is not asked for, and customer service opens', async ({
  page,
  platform,
}) => {
  platform.turn('FAIR', 'REWCEN3', false);
  await signIn(page);
  await page.goto('/m/inviteFriends');
  await expect(support(page)).toBeVisible();
  expect(platform.wire('availablePromotions')).toHaveLength(0);
});

test('[LINK-3] [WL-1] REWCEN3 on: it is asked for, without a token', async ({ page, platform }) => {
  await signIn(page);
  await page.goto('/m/inviteFriends');
  await expect(link(page)).toBeVisible();
  const [asked] = platform.wire('availablePromotions');
  expect(asked).toBeDefined();
  expect(asked?.headers).not.toHaveProperty('authorization');
});

test('[LINK-3] [ROUTE-2] a visitor reads about it and is asked to sign in', async ({ page, platform }) => {
  await page.goto('/m/inviteFriends');
  await expect(page.getByText('Bring your friends')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(platform.wire('referralInfo')).toHaveLength(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

  test('[LINK-3] what an agent typed is kept', async ({ page, context, platform }) => {
    const clock = await PageClock.of(page);
    await signIn(page, 'arlo');
    await page.goto('/m/agentRegister');
    await page.getByRole('textbox', { name: 'Username' }).fill('later_on');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await untilStored(page);
    await context.setOffline(true);
    await send(page, clock, 'You are offline. What you typed is kept');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('later_on');
    await context.setOffline(false);
    await send(page, clock, 'later_on is registered.');
    expect(platform.memberNames('FAIR')).toContain('later_on');
  });
});
