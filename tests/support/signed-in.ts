import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '../../src/contract/storage-keys';
import { memberOf } from './demo';
import { LoginPage } from './pages/login-page';
import type { TestPlatform } from './test-platform';

/** Signs a demo member in by the form, as a person does; ends on home. Another tab takes up what is remembered. */
export async function signIn(page: Page, username = 'alice', { remember = false } = {}): Promise<void> {
  const { password } = memberOf(username);
  const login = new LoginPage(page);
  await login.open();
  await login.remember.setChecked(remember);
  await login.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Until the page knows who has signed in: it asks the platform behind the sign-in (SESS-5). */
export const untilNamed = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').id ?? '', SESSION_KEY))
    .toMatch(/./);

/**
 * Lets so many milliseconds pass on the platform while nothing is open in the tabs: a page there would hear that its
 * session is over, and say so, before the test opens the page that is meant to.
 */
export async function letPass(platform: TestPlatform, milliseconds: number, ...tabs: Page[]): Promise<void> {
  for (const tab of tabs) await tab.goto('about:blank');
  platform.advance(milliseconds);
}

/** Signs a demo member in at a merchant of any language, whose landing page it ends on. @param origin of the merchant */
export async function signInAt(page: Page, origin: string, username = 'alice'): Promise<void> {
  const { password } = memberOf(username);
  await page.goto(`${origin}/m/login`);
  const form = page.getByRole('main').locator('form').first();
  await form.locator('input').first().fill(username);
  await form.locator('input[type=password]').fill(password);
  await form.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/m\/login/);
}
