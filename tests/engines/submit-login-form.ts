import { findDemoMember } from '../support/members/demo-member';
import { fieldXPath, submitButtonXPath, type WebDriverPage } from './web-driver-page';

/** Signs a demo member in by the form. Does not wait until that is done. */
export async function submitLoginForm(visitor: WebDriverPage): Promise<void> {
  await visitor.open('/m/login');
  await visitor.type(fieldXPath('Username'), 'alice');
  await visitor.type(fieldXPath('Password'), findDemoMember('alice').password);
  await visitor.tap(submitButtonXPath('Log in'));
}
