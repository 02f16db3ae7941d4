import type { Locator, Page } from '@playwright/test';

/** Page object of the form that changes a password or sets the first one. */
export class PasswordPage {
  readonly current: Locator;
  readonly newPassword: Locator;
  readonly repeat: Locator;
  readonly submit: Locator;
  readonly logOut: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.current = main.getByLabel('Current password', { exact: true });
    this.newPassword = main.getByLabel('New password', { exact: true });
    this.repeat = main.getByLabel('Repeat new password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Confirm' });
    this.logOut = main.getByRole('button', { name: 'Log out' });
  }

  /** Fills in a new password twice and submits it. */
  async choose(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.repeat.fill(password);
    await this.submit.click();
  }
}
