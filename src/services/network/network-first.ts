/** How long to wait for the network before earlier data is used or shown as stale (ms, OFF-3). */
export const NETWORK_FIRST_TIMEOUT_MS = 3_000;
