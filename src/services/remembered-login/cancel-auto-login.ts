const cancellation = new AbortController();

/**
 * Signal that auto login observes; aborted by {@link cancelAutoLogin} for the life of the page, so that the test of a
 * cancellation comes before all others of its file that type or press.
 */
export const autoLoginCancelSignal: AbortSignal = cancellation.signal;

/** Cancels auto login as soon as the user starts to sign in or register (REM-3). */
export const cancelAutoLogin = (): void => cancellation.abort();
