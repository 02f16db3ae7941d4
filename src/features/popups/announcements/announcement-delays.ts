/** When the list is fetched again after a sign-out (ms, POP-4). */
const SIGNED_OUT_DELAY_MS = 1_000;

/** Returns after how many milliseconds the list is fetched again: at once for a member, later for a visitor (POP-4). */
export const refreshDelay = (hasSession: boolean): number => (hasSession ? 0 : SIGNED_OUT_DELAY_MS);
