import { findDemoMember } from '../support/members/demo-member';
import { fieldXPath, submitButtonXPath, type WebDriverPage } from './web-driver-page';

/** Submits the sign-in form with the credentials of a demo member. Does not wait until the member is signed in. */
export async function submitLoginForm(webDriverPage: WebDriverPage): Promise<void> {
  await webDriverPage.open('/m/login');
  await webDriverPage.type(fieldXPath('Username'), 'alice');
  await webDriverPage.type(fieldXPath('Password'), findDemoMember('alice').password);
  await webDriverPage.tap(submitButtonXPath('Log in'));
}
