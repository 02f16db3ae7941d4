import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Emulator } from '../platform/identity/start-emulator';
import { emulatorFixture } from './emulator';
import { test as base, expect } from './fixtures';
import type { TestPlatform } from './test-platform';

interface PerTest {
  /** The identity provider is there, for this test. */
  provider: undefined;
}

interface PerWorker {
  emulator: Emulator;
}

/** Tests with the identity provider. */
export const test = base.extend<PerTest, PerWorker>({
  emulator: emulatorFixture,
  provider: [
    async ({ emulator, platform }, use) => {
      platform.connectIdentity(emulator.origin);
      await use(undefined);
      platform.connectIdentity(undefined);
    },
    { auto: true },
  ],
});

export { expect };

let people = 0;

/** A number nobody has yet; the emulator lives as long as the worker. */
export function freshNumber(): string {
  people += 1;
  return `998${String(process.pid % 1000).padStart(3, '0')}${String(people).padStart(4, '0')}`;
}

/** Phone and social sign-in, wherever its panel stands. */
export class SocialForm {
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

  /** Signs in by phone: has a code sent, reads it and types it. @param number digits without the dialling code */
  async signIn(number: string, platform: TestPlatform): Promise<void> {
    await this.mobile.fill(number);
    await this.send.click();
    await expect(this.code).toHaveAccessibleDescription(/A code is on its way/);
    await this.code.fill(platform.identityCode(`+63${number}`) ?? '');
    await this.submit.click();
  }
}

/** From the next document on the browser opens no windows: a provider then signs in on a page of its own. */
export async function blockWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.open = () => null;
  });
}

/** Presses what ends the visit: the page may close its window before the press is over. */
const pressLast = (page: Page, button: Locator): Promise<void> =>
  button.click().catch((error: unknown) => {
    if (!page.isClosed()) throw error;
  });

/** Has a code sent and types it. */
export async function typeIdentityCode(
  form: SocialForm,
  number: string,
  codeOf: (number: string) => string | undefined,
): Promise<void> {
  await form.mobile.fill(number);
  await form.send.click();
  await expect(form.code).toHaveAccessibleDescription(/A code is on its way/);
  await form.code.fill(codeOf(`+63${number}`) ?? '');
}

/** Signs in at the provider's page, in whichever window it is: as somebody new, or as who was there before. */
export async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.locator('.js-new-account').waitFor();
  await page.waitForLoadState('domcontentloaded'); // its script comes last
  const known = page.locator('.js-reuse-account', { hasText: email });
  if ((await known.count()) > 0) return pressLast(page, known.first());
  await page.locator('.js-new-account').click();
  await page.locator('#email-input').fill(email);
  await pressLast(page, page.locator('#sign-in'));
}

/** The window that opens while something is done. */
export async function windowOf(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), open()]);
  return opened;
}
