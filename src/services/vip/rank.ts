import type { MemberRecord } from '../../contract/endpoints/member';
import { useMember } from '../session/member';

/** What is known of a member's VIP rank (SESS-5, VIP-1). */
export interface Rank {
  /** Name of the club label; empty: the member has none, and none is shown. */
  readonly label: string;
  /** 0 without a label; higher is better. */
  readonly level: number;
  /** The label's type is AUTO: VIP benefits are part of the account. */
  readonly hasBenefits: boolean;
}

/** The rank of a member; nobody, and a member not known yet, has none. */
export function rankOf(member: Pick<MemberRecord, 'clubLabel'> | undefined): Rank {
  const { labelName = '', type = '', rankLevel = 0 } = member?.clubLabel ?? {};
  return { label: labelName.trim(), level: rankLevel, hasBenefits: type === 'AUTO' };
}

/** Whether a rank is at or above a threshold, such as the download bar's (INST-5). */
export const reachesRank = ({ level }: Rank, threshold: number): boolean => level >= threshold;

/** The rank of whoever is signed in, for a component. */
export const useRank = (): Rank => rankOf(useMember(({ member }) => member));
