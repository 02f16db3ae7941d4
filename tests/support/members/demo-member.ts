import { findMerchant } from '../../platform/merchants/find-merchant';
import { type DemoMember, getDemoMembers } from '../../platform/seed/demo-members';

/** Returns a merchant's demo member by username. */
export function findDemoMember(username: string, merchant = 'FAIR'): DemoMember {
  const found = getDemoMembers(findMerchant(merchant)?.defaultPassword ?? '').find(
    (member) => member.username === username,
  );
  if (!found) throw new Error(`No demo member ${username} at ${merchant}`);
  return found;
}
