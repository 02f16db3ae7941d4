import { expect, type Page } from '@playwright/test';
import { prepareMemberSession } from '../members/signed-in';

/**
 * Signs a member in and turns push on in the settings of the account page.
 * @param message expected text of the toast that is shown after that
 */
export async function turnPushOn(page: Page, message = 'Notifications are on'): Promise<void> {
  await prepareMemberSession(page);
  await page.goto('/m/member/home');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByLabel('Messages for you').click();
  await expect(page.getByText(message)).toBeVisible();
}
