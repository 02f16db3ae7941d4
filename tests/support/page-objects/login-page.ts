import type { Locator, Page } from '@playwright/test';

/** Page object of the login form. */
export class LoginPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  readonly alert: Locator;

  constructor(private readonly page: Page) {
    const main = page.getByRole('main');
    this.username = main.getByRole('textbox', { name: 'Username' });
    this.password = main.getByLabel('Password', { exact: true });
    this.remember = main.getByRole('checkbox', { name: 'Remember me' });
    this.submit = main.getByRole('button', { name: 'Log in', exact: true });
    this.alert = page.getByRole('alert');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/m/login${query}`);
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
