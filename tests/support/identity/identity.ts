import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { AuthEmulator } from '../../platform/identity/start-auth-emulator';
import { test as base, expect } from '../browser/fixtures';
import type { TestPlatform } from '../browser/test-platform';
import { authEmulatorFixture } from './auth-emulator-fixture';

interface PerTest {
  /** Connects the identity provider for the duration of the test. */
  provider: undefined;
}

interface PerWorker {
  emulator: AuthEmulator;
}

/** Playwright test with a connected identity provider. */
export const test = base.extend<PerTest, PerWorker>({
  emulator: authEmulatorFixture,
  provider: [
    async ({ emulator, platform }, use) => {
      platform.connectIdentityProvider(emulator.origin);
      await use(undefined);
      platform.connectIdentityProvider(undefined);
    },
    { auto: true },
  ],
});

export { expect };

let numberCount = 0;

/** Returns an unused phone number; the emulator keeps its accounts for the lifetime of the worker. */
export function createUnusedPhoneNumber(): string {
  numberCount += 1;
  return `998${String(process.pid % 1000).padStart(3, '0')}${String(numberCount).padStart(4, '0')}`;
}

/** Page object of the phone and social sign-in panel. */
export class PhoneAndSocialSignInPanel {
  readonly tab: Locator;
  readonly mobile: Locator;
  readonly code: Locator;
  readonly send: Locator;
  readonly submit: Locator;
  readonly google: Locator;
  readonly facebook: Locator;
  readonly choice: Locator;

  constructor(readonly page: Page) {
    this.tab = page.getByRole('tab', { name: 'Phone & social' });
    const panel = page.getByRole('tabpanel', { name: 'Phone & social' });
    this.mobile = panel.getByRole('textbox', { name: 'Mobile number' });
    this.code = panel.getByRole('textbox', { name: 'Code from the SMS' });
    this.send = panel.getByRole('button', { name: /^Send/ });
    this.submit = panel.getByRole('button', { name: 'Log in', exact: true });
    this.google = page.getByRole('button', { name: 'Continue with Google' });
    this.facebook = page.getByRole('button', { name: 'Continue with Facebook' });
    this.choice = page.getByRole('alertdialog', { name: 'Which account?' });
  }

  async open(): Promise<void> {
    await this.page.goto('/m/login');
    await this.tab.click();
  }

  /** Signs in by phone with the code from the SMS. @param number digits without the calling code */
  async signIn(number: string, platform: TestPlatform): Promise<void> {
    await this.mobile.fill(number);
    await this.send.click();
    await expect(this.code).toHaveAccessibleDescription(/A code is on its way/);
    await this.code.fill(platform.identityCode(`+63${number}`) ?? '');
    await this.submit.click();
  }
}

/** Makes `window.open` fail in later documents, so that the sign-in uses a redirect instead of a popup window. */
export async function blockPopupWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Clicks a button that may close the window before the click completes. */
const clickAndClose = (page: Page, button: Locator): Promise<void> =>
  button.click().catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });

/** Requests an SMS code and fills it in. */
export async function requestAndEnterSmsCode(
  form: PhoneAndSocialSignInPanel,
  number: string,
  codeOf: (number: string) => string | undefined,
): Promise<void> {
  await form.mobile.fill(number);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
  await form.code.fill(codeOf(`+63${number}`) ?? '');
}

/** Signs in on the provider's page with the account that has this email address, or with a new account. */
export async function signInAtIdentityProvider(page: Page, email: string): Promise<void> {
  await page.locator('.js-new-account').waitFor();
  await page.waitForLoadState('domcontentloaded'); // its script is the last element
  const existing = page.locator('.js-reuse-account', { hasText: email });
  if ((await existing.count()) > 0) return clickAndClose(page, existing.first());
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await clickAndClose(page, page.locator('#sign-in'));
}

/** Runs `open` and resolves with the window it opens. */
export async function waitForPopupWindow(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), open()]);
  return opened;
}
