/** What a friend registers with. */
export const referralCode = (memberId: number): string => `R${10_000 + memberId}`;
