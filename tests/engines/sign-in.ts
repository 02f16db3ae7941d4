import { findDemoMember } from '../support/members/demo-member';
import { fieldXPath, submitButtonXPath, type Visitor } from './visitor';

/** Signs a demo member in by the form. Does not wait until that is done. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/m/login');
  await visitor.type(fieldXPath('Username'), 'alice');
  await visitor.type(fieldXPath('Password'), findDemoMember('alice').password);
  await visitor.tap(submitButtonXPath('Log in'));
}
