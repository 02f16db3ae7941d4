import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findRememberedLoginParts } from './remembered-login';
import { signInByForm } from './signed-in';

/** Signs alice in with Remember me, waits until the login is stored, and closes the tab, which ends her session. */
export async function rememberLoginOfAlice(page: Page): Promise<void> {
  await signInByForm(page, 'alice', { remember: true });
  await expect.poll(() => findRememberedLoginParts(page)).toEqual({ key: true, record: true });
  await page.close();
}

/** Opens a URL in a new tab without a session. Resolves once the app has started. */
export async function openAppInNewTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

/** Resolves with the username of a tab's session. */
export const readSessionUsername = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string | undefined);
