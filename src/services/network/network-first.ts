/** How long to wait for the network before cached data is used or marked as stale (ms, OFF-3). */
export const NETWORK_FIRST_TIMEOUT_MS = 3_000;
