import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { OFFLINE_CONSOLE_ERRORS } from '../../../support/http/offline-console-errors';
import { openSession, signIn } from '../../../support/members/signed-in';
import { waitUntilStored } from '../../../support/service-worker/stored-content';

const link = (page: Page) => page.getByRole('textbox', { name: 'Your invitation link' });
/** How long a form ignores another submit after a response (ms). */
const SUBMIT_GUARD_MS = 500;
/** Submits the form as soon as its button is enabled, and waits for the expected text. */
async function submitForm(page: Page, clock: PageClock, expectedText: string): Promise<void> {
  await clock.waitForNoTimer(SUBMIT_GUARD_MS);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(expectedText)).toBeVisible();
}
const support = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

test('[LINK-3] a member invites by link, copy and QR code, and a friend who registers by it is counted', async ({
  page,
  context,
  browser,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await PageClock.install(page);
  await openSession(page);
  await page.goto('/m/member/home');
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(link(page)).toHaveValue(/^http:\/\/localhost:\d+\/m\/register\?r=R\d+$/);
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  await clock.stop(); // the toast disappears by itself
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

test('[LINK-3] the QR code contains the invitation link', async ({ page }) => {
  await openSession(page);
  await page.goto('/m/inviteFriends');
  const code = page.getByRole('img', { name: 'QR code of your invitation link' });
  await expect(code).toBeVisible();
  const { encode } = await import('uqr');
  const { data, size } = encode(await link(page).inputValue(), { ecc: 'M', border: 0 });
  const renderedModules = await code.evaluate(async (svg, side) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = canvas.getContext('2d');
    const path = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
    context?.fill(new Path2D(path));
    const { data: pixels } = context?.getImageData(0, 0, side, side) ?? { data: [] };
    return Array.from({ length: side }, (_, y) =>
      Array.from({ length: side }, (_, x) => (pixels[(y * side + x) * 4 + 3] ?? 0) > 127),
    );
  }, size + 8);
  for (let y = 0; y < size; y += 1) expect(renderedModules[y + 4]?.slice(4, 4 + size), `row ${y}`).toEqual(data[y]);
});

test('[LINK-3] where the system supports sharing, the link is shared', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (what: unknown) => void Object.assign(window, { shared: what }),
    });
  });
  await openSession(page);
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
  test(`[LINK-3] ${agent}, an agent, is redirected to agent registration and can register working accounts`, async ({
    page,
    platform,
    browser,
  }) => {
    expect(password).not.toBe('');
    const clock = await PageClock.install(page);
    await signIn(page, agent);
    await page.goto('/m/inviteFriends');
    await expect(page).toHaveURL(/\/m\/agentRegister/);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Username' }).fill('alice');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await submitForm(page, clock, 'This name is taken');
    await page.getByRole('textbox', { name: 'Username' }).fill(`under_${agent}`);
    await page.getByRole('radio', { name: 'Agent' }).check();
    await submitForm(page, clock, `under_${agent} is registered.`);
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
    const [sent] = platform.wireEntries('agentRegister');
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

test('[LINK-3] a member who is not an agent cannot register others and is directed to inviting', async ({ page }) => {
  await openSession(page);
  await page.goto('/m/agentRegister');
  await expect(page.getByText('Only agents register others here.')).toBeVisible();
  await page.getByRole('link', { name: 'Invite friends' }).click();
  await expect(link(page)).toBeVisible();
});

test('[LINK-3] if the merchant does not offer inviting, customer service opens', async ({ page, platform }) => {
  platform.setScenario('FAIR', { referral: false });
  await openSession(page);
  await page.goto('/m/inviteFriends');
  await expect(support(page).getByRole('link')).toHaveText(['Live chat', 'Assistant']);
  await support(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Inviting friends is not on offer right now.')).toBeVisible();
  expect(platform.wireEntries('referralInfo')).toHaveLength(0);
});

test('[LINK-3] [WL-1] with REWCEN3 off promotions are not requested, and customer service opens', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'REWCEN3', false);
  await openSession(page);
  await page.goto('/m/inviteFriends');
  await expect(support(page)).toBeVisible();
  expect(platform.wireEntries('availablePromotions')).toHaveLength(0);
});

test('[LINK-3] [WL-1] with REWCEN3 on promotions are requested without a token', async ({ page, platform }) => {
  await openSession(page);
  await page.goto('/m/inviteFriends');
  await expect(link(page)).toBeVisible();
  const [promotionsRequest] = platform.wireEntries('availablePromotions');
  expect(promotionsRequest).toBeDefined();
  expect(promotionsRequest?.headers).not.toHaveProperty('authorization');
});

test('[LINK-3] [ROUTE-2] a visitor can read about inviting and is asked to sign in', async ({ page, platform }) => {
  await page.goto('/m/inviteFriends');
  await expect(page.getByText('Bring your friends')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(platform.wireEntries('referralInfo')).toHaveLength(0);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedPageErrors: OFFLINE_CONSOLE_ERRORS });

  test('[LINK-3] the agent registration form keeps its input', async ({ page, context, platform }) => {
    const clock = await PageClock.install(page);
    await openSession(page, 'arlo');
    await page.goto('/m/agentRegister');
    await page.getByRole('textbox', { name: 'Username' }).fill('later_on');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await waitUntilStored(page);
    await context.setOffline(true);
    await submitForm(page, clock, 'You are offline. What you typed is kept');
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('later_on');
    await context.setOffline(false);
    await submitForm(page, clock, 'later_on is registered.');
    expect(platform.memberNames('FAIR')).toContain('later_on');
  });
});

test.describe('on a connection that breaks', () => {
  test.use({ allowedPageErrors: /net::ERR_|Failed to load resource/ });

  test('[LINK-3] [API-8] an agent sends a registration again whose response is lost, and it takes effect once', async ({
    page,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await openSession(page, 'arlo');
    await page.goto('/m/agentRegister');
    platform.addFault({ endpoint: 'agentRegister', cut: true, times: 1 });
    await page.getByRole('textbox', { name: 'Username' }).fill('lost_once');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(platform.memberNames('FAIR')).toContain('lost_once');
    await submitForm(page, clock, 'lost_once is registered.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
  });
});
