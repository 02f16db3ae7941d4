import { expect, type Page } from '@playwright/test';
import { memberOf } from './demo';
import { LoginPage } from './pages/login-page';

/** Signs a demo member in by the form, as a person does; ends on home. Another tab takes up what is remembered. */
export async function signIn(page: Page, username = 'alice', { remember = false } = {}): Promise<void> {
  const { password } = memberOf(username);
  const login = new LoginPage(page);
  await login.open();
  await login.remember.setChecked(remember);
  await login.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
}
