/** Returns a member's referral code. */
export const referralCode = (memberId: number): string => `R${10_000 + memberId}`;
