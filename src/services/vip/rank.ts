import type { MemberRecord } from '../../contract/endpoints/account/member';
import { useMember } from '../session/member';

/** The VIP rank of a member (SESS-5, VIP-1). */
export interface Rank {
  /** Name of the VIP label; empty if the member has none, and then no label is shown. */
  readonly label: string;
  /** Level of the rank, higher is better; 0 without a label. */
  readonly level: number;
  /** Whether the account has VIP benefits: the label's type is AUTO. */
  readonly hasBenefits: boolean;
}

/** Returns the rank of a member: level 0 and an empty label for a visitor, or until the member has been loaded. */
export function rankOf(member: Pick<MemberRecord, 'clubLabel'> | undefined): Rank {
  const { labelName = '', type = '', rankLevel = 0 } = member?.clubLabel ?? {};
  return { label: labelName.trim(), level: rankLevel, hasBenefits: type === 'AUTO' };
}

/** Returns the rank of the signed-in member. */
export const useRank = (): Rank => rankOf(useMember(({ member }) => member));
