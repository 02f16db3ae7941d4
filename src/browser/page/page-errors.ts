/**
 * Calls `listener` with what is thrown in this page and not caught, and with the errors that React has caught, which it
 * writes to the console. `file` is the URL of the script that the browser names; empty if it does not name it.
 */
export function observePageErrors(listener: (thrown: unknown, file: string) => void): void {
  const report = (thrown: unknown, file = '') => {
    try {
      listener(thrown, file);
    } catch {
      // A thrown object may throw again when it is read. Reporting that would never end.
    }
  };
  addEventListener('error', ({ error, message, filename }) => report(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  const { error: writeError } = console;
  // React tells here alone about the errors that it has caught.
  console.error = (...values: unknown[]) => {
    writeError.apply(console, values);
    for (const value of values) if (value instanceof Error) report(value);
  };
}
