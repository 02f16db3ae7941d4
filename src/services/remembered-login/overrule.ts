const overruling = new AbortController();

/** Aborted as soon as somebody signs in or registers by hand. */
export const overruled: AbortSignal = overruling.signal;

/** Somebody begins to sign in or to register: from now on nobody is signed in behind it, least of all somebody else (REM-3). */
export const overruleAutoLogin = (): void => overruling.abort();
