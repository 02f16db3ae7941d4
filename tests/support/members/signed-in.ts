import { expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/contract/storage-keys';
import { getPlatformOfPage, type TestPlatform } from '../browser/test-platform';
import { LoginPage } from '../page-objects/login-page';
import { findDemoMember } from './demo-member';

/** Signs a demo member in through the form and waits for home. With `remember`, later tabs sign in automatically. */
export async function signInByForm(page: Page, username = 'alice', { remember = false } = {}): Promise<void> {
  const { password } = findDemoMember(username);
  const login = new LoginPage(page);
  await login.open();
  await login.remember.setChecked(remember);
  await login.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
}

/**
 * Makes a page start as the tab of a signed-in demo member. The session is opened on the platform and stored before the
 * first document of the app runs, which avoids loading the sign-in page and home.
 */
export async function prepareMemberSession(page: Page, username = 'alice'): Promise<void> {
  const platform = getPlatformOfPage(page);
  const session = {
    id: '',
    token: platform.openSession('FAIR', username),
    merchantCode: 'FAIR',
    userName: username,
    type: -1,
    firstTimeLogin: false,
    updatePassword: false,
    currentPassword: 'known',
    // As after the first answer about the wallet, unless a test is about the time before it.
    playStatus: 'known',
  };
  await page.addInitScript(
    ([origin, key, stored]) => {
      // Once per tab: a reload must not restore a session that has ended.
      const done = `test:${stored}`;
      if (window !== window.top || location.origin !== origin || sessionStorage.getItem(done)) return;
      sessionStorage.setItem(done, '1');
      sessionStorage.setItem(key, stored);
    },
    [platform.originOf('FAIR'), SESSION_KEY, JSON.stringify(session)] as const,
  );
}

/** Opens home as a signed-in demo member. */
export async function openHomeAsMember(page: Page, username = 'alice'): Promise<void> {
  await prepareMemberSession(page, username);
  await page.goto('/m/home');
}

/** Waits until the page knows the member id, which it fetches after the sign-in (SESS-5). */
export const waitForMemberId = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').id ?? '', SESSION_KEY))
    .toMatch(/./);

/**
 * Opens a blank page in `tabs`, then advances the platform's clock (ms). Otherwise a page of the app in one of `tabs`
 * would notice the end of the session before the page under test does.
 */
export async function advancePlatformClock(
  platform: TestPlatform,
  milliseconds: number,
  ...tabs: Page[]
): Promise<void> {
  for (const tab of tabs) await tab.goto('about:blank');
  platform.advance(milliseconds);
}
