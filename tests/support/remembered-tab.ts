import { type BrowserContext, expect, type Page } from '@playwright/test';
import { remembered } from './remembered';
import { signIn } from './signed-in';

/** Signs alice in, waits until she is remembered, and closes the tab, and with it her session. */
export async function rememberAlice(page: Page): Promise<void> {
  await signIn(page, 'alice', { remember: true });
  await expect.poll(() => remembered(page)).toEqual({ key: true, record: true });
  await page.close();
}

/** Opens an address in a new tab, which has no session; answers once the product has started. */
export async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}

/** The name of who is signed in in a tab. */
export const sessionOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').userName as string | undefined);
