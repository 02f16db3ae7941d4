import { expect, type Locator, type Page } from '@playwright/test';

/** The task of a captcha, in the vendor's frame over the form. */
export class CaptchaTask {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Verification', exact: true });
  }

  /**
   * Taps a button of the task, which takes one tap. The frame is a process of its own, which knows its buttons before
   * they are on screen: a tap as early as that is lost, as no person's is, and made again.
   */
  async tap(name: 'I am human' | 'Get it wrong' | 'Close'): Promise<void> {
    const button = this.root.locator('iframe').contentFrame().getByRole('button', { name, disabled: false });
    await expect(button).toBeVisible();
    await expect(async () => {
      if ((await button.count()) > 0) await button.click({ timeout: 2_000 });
      await expect(button).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
}
