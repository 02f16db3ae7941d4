import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { tabTo } from '../../../support/page/tab-stops';
import { waitForApp } from '../../../support/page/wait-for-app';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

/** Presses Enter on a button; after a refusal it ignores presses for a moment. */
async function pressOnceReady(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
}
const announced = (page: Page, role: 'alert' | 'status') => page.getByRole(role).filter({ hasText: /\S/ });

test('[ROUTE-1.6] a sign-in: an empty form and a wrong password are announced, and the focus arrives on home', async ({
  page,
  loginPage,
}) => {
  await loginPage.open();
  await waitForApp(page);
  await tabTo(page, loginPage.username);
  await page.keyboard.press('Enter');
  await expect(loginPage.username).toBeFocused();
  await expect(loginPage.username).toHaveAttribute('aria-invalid', 'true');
  await expect(loginPage.username).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type('alice');
  await tabTo(page, loginPage.password);
  await page.keyboard.type('wrong-password-1');
  await page.keyboard.press('Enter');
  await expect(announced(page, 'alert')).toBeVisible();
  await tabTo(page, loginPage.password, 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(findDemoMember('alice').password);
  await pressOnceReady(page, loginPage.submit);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[ROUTE-1.6] a deposit: too small an amount is announced at its field, and the focus moves to what has become of it', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await waitForApp(page);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await tabTo(page, amount);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(announced(page, 'alert')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('500');
  await pressOnceReady(page, page.getByRole('button', { name: /^Deposit .*500/ }));
  await expect(page.getByRole('heading', { name: 'We are checking your deposit' })).toBeFocused();
});

test('[ROUTE-1.6] a limit: arrow keys choose its kind, its result is announced, and a folded section opens', async ({
  page,
}) => {
  await prepareMemberSession(page);
  await page.goto('/m/member/limits');
  await waitForApp(page);
  await tabTo(page, page.getByRole('tab', { name: 'Deposit limits' }));
  await page.keyboard.press('ArrowRight');
  const losses = page.getByRole('tab', { name: 'Loss limits' });
  await expect(losses).toBeFocused();
  await expect(losses).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('textbox', { name: 'Maximum loss' }));
  await page.keyboard.type('100');
  await pressOnceReady(page, page.getByRole('button', { name: /^Save limit/ }));
  await expect(announced(page, 'status').filter({ hasText: 'Your limit applies now.' })).toBeVisible();
  await tabTo(page, page.locator('summary').filter({ hasText: 'Reality check' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Never' }));
});

test('[ROUTE-1.6] a game: its sheet takes and returns the focus, and the keyboard passes through the frame of a trial', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  await waitForApp(page);
  // A visitor who is faster than the sheet is led to the log-in.
  await waitForNetworkIdle(page);
  const game = page.getByRole('main').locator('[href*="/launchGame"]').first();
  await tabTo(page, game);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(game).toBeFocused();

  await prepareMemberSession(page);
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  await expect(page.locator('iframe')).toBeAttached();
  const kit = page.getByRole('button', { name: /Licence and help/ });
  await tabTo(page, kit);
  const stops = await tabTo(page, kit);
  expect(stops.some((stop) => stop.startsWith('- iframe'))).toBe(true);
});

test('[ROUTE-1.6] a popup: it is named, has the focus, which does not leave it, and Escape closes it', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { popups: true });
  platform.setAnnouncements('FAIR', [
    { title: 'Weekend', content: '<p>Play with friends</p>', execution: 'B' },
    { title: 'New rules', content: '<p>Read them</p>', execution: 'B' },
  ]);
  await page.goto('/m/home');
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('heading', { name: 'Weekend' })).toBeVisible();
  await expect(popup).toHaveAccessibleName(/\S/);
  const isWithin = () =>
    popup.evaluate((element) => document.activeElement === document.body || element.contains(document.activeElement));
  const done = popup.getByRole('button', { name: /Got it|Next/ }).first();
  await tabTo(page, done);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await isWithin()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
});
