import type { MemberRecord } from '../../contract/endpoints/account/member';
import { useMember } from '../session/member';

/** The VIP rank of a member (SESS-5, VIP-1). */
export interface Rank {
  /** The VIP label; empty if the member has none. */
  readonly label: string;
  /** Level of the rank, higher is better; 0 until the member has been loaded. */
  readonly level: number;
  /** Whether the member has VIP benefits, which require a VIP label of the type AUTO. */
  readonly hasBenefits: boolean;
}

/** Returns the rank of a member; for a visitor, or until the member has been loaded, level 0 and an empty label. */
export function getRank(member: Pick<MemberRecord, 'clubLabel'> | undefined): Rank {
  const { labelName = '', type = '', rankLevel = 0 } = member?.clubLabel ?? {};
  return { label: labelName.trim(), level: rankLevel, hasBenefits: type === 'AUTO' };
}

/** Returns the rank of the signed-in member. */
export const useRank = (): Rank => getRank(useMember(({ member }) => member));
