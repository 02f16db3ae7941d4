import { findDemoMember } from '../support/members/demo-member';
import { field, submit, type Visitor } from './visitor';

/** Signs a demo member in by the form. Does not wait until that is done. */
export async function signIn(visitor: Visitor): Promise<void> {
  await visitor.open('/m/login');
  await visitor.type(field('Username'), 'alice');
  await visitor.type(field('Password'), findDemoMember('alice').password);
  await visitor.tap(submit('Log in'));
}
