import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the dialog with the Geetest captcha. */
export class CaptchaDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Verification', exact: true });
  }

  /**
   * Taps a button of the captcha. The captcha frame runs in its own process and may report a button before it is
   * painted. A tap at that moment is lost, and therefore repeated.
   */
  async tap(name: 'I am human' | 'Get it wrong'): Promise<void> {
    const button = this.root.locator('iframe').contentFrame().getByRole('button', { name, disabled: false });
    await expect(button).toBeVisible();
    await expect(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
      await expect(button).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  /** Closes the captcha by its own means, of which its frame tells the page. */
  async leave(): Promise<void> {
    await this.root.locator('iframe').contentFrame().getByRole('group', { name: 'Geetest' }).press('Escape');
  }
}
