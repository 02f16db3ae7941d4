import { findMerchant } from '../platform/merchants/find-merchant';
import { type DemoMember, demoMembers } from '../platform/seed/demo-members';

/** A demo member of a merchant, by user name. */
export function memberOf(username: string, merchant = 'FAIR'): DemoMember {
  const found = demoMembers(findMerchant(merchant)?.defaultPassword ?? '').find((one) => one.username === username);
  if (!found) throw new Error(`No demo member ${username} at ${merchant}`);
  return found;
}
