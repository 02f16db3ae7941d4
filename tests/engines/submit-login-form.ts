import { findDemoMember } from '../support/members/demo-member';
import { fieldXPath, submitButtonXPath, type WebDriverPage } from './web-driver-page';

/** Signs a demo member in by the form. Does not wait until that is done. */
export async function submitLoginForm(webDriverPage: WebDriverPage): Promise<void> {
  await webDriverPage.open('/m/login');
  await webDriverPage.type(fieldXPath('Username'), 'alice');
  await webDriverPage.type(fieldXPath('Password'), findDemoMember('alice').password);
  await webDriverPage.tap(submitButtonXPath('Log in'));
}
