/** Who wants to invite, and whether the merchant has it on offer. */
export interface ReferralTraits {
  /** SESS-5: 1 and 2 are agents; -1 for a visitor. */
  readonly type: number;
  readonly isOffered: boolean;
}

export const isAgent = (type: number): boolean => type === 1 || type === 2;

/** Where inviting leads: agents register others, members invite where that is on offer, else customer service helps (LINK-3). */
export function decideReferral({ type, isOffered }: ReferralTraits): 'agent' | 'invite' | 'support' {
  if (isAgent(type)) return 'agent';
  return isOffered ? 'invite' : 'support';
}
