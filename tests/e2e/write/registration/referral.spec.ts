import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { prepareMemberSession } from '../../../support/members/signed-in';

const link = (page: Page) => page.getByRole('textbox', { name: 'Your invitation link' });
/** How long a form ignores another submit after a response (ms). */
const SUBMIT_GUARD_MS = 500;
/** Submits the form as soon as its button is enabled, and waits for the expected text. */
async function submitForm(page: Page, clock: PageClock, expectedText: string): Promise<void> {
  await clock.waitForNoTimer(SUBMIT_GUARD_MS);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(expectedText)).toBeVisible();
}

test('[LINK-3.4] a member gets an invitation link and its QR code; a friend who registers through the link counts as a referral', async ({
  page,
  context,
  browser,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clock = await PageClock.install(page);
  await prepareMemberSession(page);
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

test('[LINK-3.1][LINK-3.5] the invitation page redirects an agent to agent registration, and an account registered there can sign in', async ({
  page,
  platform,
  browser,
}) => {
  const clock = await PageClock.install(page);
  await prepareMemberSession(page, 'arlo');
  await page.goto('/m/inviteFriends');
  await expect(page).toHaveURL(/\/m\/agentRegister/);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Username' }).fill('alice');
  await page.locator('input[type=password]').fill('Brand-new-1');
  await submitForm(page, clock, 'This username or number is registered already.');
  await page.getByRole('textbox', { name: 'Username' }).fill('under_arlo');
  await page.getByRole('radio', { name: 'Agent' }).check();
  await submitForm(page, clock, 'under_arlo is registered.');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('');
  await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
  const [sent] = platform.wireEntries('registerDownlineAccount');
  expect(sent?.headers.encryption).toBe('1');
  expect(sent?.body).not.toContain('Brand-new-1');

  const other = await browser.newPage();
  await other.goto(`${platform.originOf('FAIR')}/m/login`);
  await other.locator('input').first().fill('under_arlo');
  await other.locator('input[type=password]').fill('Brand-new-1');
  await other.locator('main form button[type=submit]').first().click();
  await expect(other).toHaveURL(/\/m\/home/);
  await other.close();
});

test.describe('when the response to a registration by an agent is lost', () => {
  test.use({ allowedPageErrors: /net::ERR_|Failed to load resource/ });

  test('[LINK-3.5][API-8] the agent can send the registration again without creating a second account', async ({
    page,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await prepareMemberSession(page, 'arlo');
    await page.goto('/m/agentRegister');
    platform.addFault({ endpoint: 'registerDownlineAccount', cut: true, times: 1 });
    await page.getByRole('textbox', { name: 'Username' }).fill('lost_once');
    await page.locator('input[type=password]').fill('Brand-new-1');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    expect(platform.memberNames('FAIR')).toContain('lost_once');
    await submitForm(page, clock, 'lost_once is registered.');
    await expect(page.getByRole('listitem').filter({ hasText: 'Friends registered' })).toContainText('1');
  });
});
