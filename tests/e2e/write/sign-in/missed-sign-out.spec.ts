import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { signInByForm, waitForMemberId } from '../../../support/members/signed-in';
import { dumpStorage } from '../../../support/page/storage-dump';

test.use({ allowedPageErrors: /Failed to load resource/ });

const hasSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') !== null);

/** Opens a tab that receives no messages of other tabs, like one that is frozen or in the back/forward cache. */
async function openIsolatedTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
  return tab;
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
}

test('[SESS-4] a tab that was discarded before a sign-out is signed out when it reloads, before it shows anything', async ({
  context,
  page,
}) => {
  const away = await context.newPage();
  await signInByForm(page);
  await signInByForm(away);
  for (const tab of [page, away]) await waitForMemberId(tab);
  await away.goto('/m/member/home');
  await expect(away.getByRole('button', { name: 'Log out' })).toBeVisible();
  const address = away.url();
  await away.goto('about:blank');
  await signOut(page);
  const authorizationHeaders: string[] = [];
  away.on('request', (request) => authorizationHeaders.push(request.headers().authorization ?? ''));
  await away.goto(address);
  await expect(away).toHaveURL(/\/m\/login/);
  // The dialog opens before the texts are loaded and is filled in with them.
  await expect(away.getByRole('alertdialog').locator('p')).toHaveText('Please log in');
  expect(await hasSession(away)).toBe(false);
  expect(authorizationHeaders.join('')).toBe('');
});

for (const event of ['visibilitychange', 'pageshow'] as const) {
  test(`[SESS-4] a tab that missed a sign-out detects it on ${event}`, async ({ context, page }) => {
    const away = await openIsolatedTab(context);
    await signInByForm(page);
    await signInByForm(away);
    for (const tab of [page, away]) await waitForMemberId(tab);
    await signOut(page);
    expect(await hasSession(away)).toBe(true);
    await away.evaluate((type) => {
      if (type === 'pageshow') dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
      else document.dispatchEvent(new Event(type));
    }, event);
    await expect.poll(() => hasSession(away)).toBe(false);
    await expect(away.getByText('Log in', { exact: true }).first()).toBeVisible();
  });
}

test('[SESS-4] a browser without BroadcastChannel detects a sign-out by a storage event', async ({ context, page }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await signInByForm(page);
  await signInByForm(other);
  for (const tab of [page, other]) await waitForMemberId(tab);
  await signOut(page);
  await expect.poll(() => hasSession(other)).toBe(false);
});

test('[SESS-4] a closed tab that is restored after a sign-out is signed out', async ({ context, page }) => {
  const closedTab = await context.newPage();
  await signInByForm(page);
  await signInByForm(closedTab);
  for (const tab of [page, closedTab]) await waitForMemberId(tab);
  const savedSession = await closedTab.evaluate((): Record<string, string> => ({ ...sessionStorage }));
  await closedTab.close();
  await signOut(page);
  const restored = await context.newPage();
  await restored.addInitScript((items) => {
    if (sessionStorage.getItem('restored')) return;
    for (const [key, value] of Object.entries({ ...items, restored: '1' })) sessionStorage.setItem(key, value);
  }, savedSession);
  await restored.goto('/m/home');
  await expect(restored.getByText('Log in', { exact: true }).first()).toBeVisible();
  expect(await hasSession(restored)).toBe(false);
});

test('[SESS-4] another member and a later sign-in stay signed in after a sign-out, and the sign-out marker contains no secret', async ({
  context,
  page,
}) => {
  const bobsTab = await openIsolatedTab(context);
  await signInByForm(bobsTab, 'bob');
  await waitForMemberId(bobsTab);
  await signInByForm(page);
  await waitForMemberId(page);
  const { token, id } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));
  await signOut(page);
  const storage = await dumpStorage(page);
  for (const secret of [token, `FAIR|${id}`, 'alice']) expect(storage).not.toContain(secret);
  await signInByForm(page);
  await waitForMemberId(page);
  for (const tab of [page, bobsTab]) {
    await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await hasSession(tab)).toBe(true);
  }
});
