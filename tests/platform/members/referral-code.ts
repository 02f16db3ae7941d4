/** Returns a member's referral code. */
export const getReferralCode = (memberId: number): string => `R${10_000 + memberId}`;
