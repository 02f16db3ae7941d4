const cancellation = new AbortController();

/** Signal that auto login observes; aborted by {@link cancelAutoLogin}. */
export const autoLoginCancelSignal: AbortSignal = cancellation.signal;

/** Cancels auto login as soon as the user starts to sign in or register (REM-3). */
export const cancelAutoLogin = (): void => cancellation.abort();
