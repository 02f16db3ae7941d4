/** Ends a test whose service worker hangs: on a busy machine, ten tabs that start at once need more than 20 s. */
export const SERVICE_WORKER_TIMEOUT_MS = 60_000;
