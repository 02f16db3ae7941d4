import type { Locator, Page } from '@playwright/test';

/** Page object of the registration form. */
export class RegisterPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly referral: Locator;
  readonly captcha: Locator;
  readonly submit: Locator;
  readonly alert: Locator;
  readonly welcome: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.username = main.getByRole('textbox', { name: 'Username' });
    this.password = main.getByLabel('Password', { exact: true });
    this.referral = main.getByRole('textbox', { name: 'Referral code' });
    this.captcha = main.getByRole('textbox', { name: 'Characters in the picture' });
    this.submit = main.getByRole('button', { name: 'Register', exact: true });
    this.alert = page.getByRole('alert').filter({ hasText: /\S/ });
    this.welcome = page.getByRole('alertdialog', { name: 'Registration successful' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/m/register${query}`);
  }

  async fill(username: string, password = 'Brand-new-1'): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
  }

  /** Confirms the success dialog. */
  async confirm(): Promise<void> {
    await this.welcome.getByRole('button', { name: 'Confirm' }).click();
  }
}
