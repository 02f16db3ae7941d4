import { findDemoMember } from '../support/members/demo-member';
import { fieldQuery, submitQuery, type Visitor } from './visitor';

/** Signs a demo member in by the form. Does not wait until that is done. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/m/login');
  await visitor.type(fieldQuery('Username'), 'alice');
  await visitor.type(fieldQuery('Password'), findDemoMember('alice').password);
  await visitor.tap(submitQuery('Log in'));
}
