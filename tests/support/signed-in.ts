import { expect, type Page } from '@playwright/test';
import { memberOf } from './demo';
import { LoginPage } from './pages/login-page';

interface SignInOptions {
  /** Leaves the box ticked: the next tab is signed in by itself. */
  readonly remember?: boolean;
}

/** Signs a demo member in by the form, as a person does; ends on home. */
export async function signIn(page: Page, username = 'alice', { remember = false }: SignInOptions = {}): Promise<void> {
  const { password } = memberOf(username);
  const login = new LoginPage(page);
  await login.open();
  await login.remember.setChecked(remember);
  await login.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
}
