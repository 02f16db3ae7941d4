/** What a browser says of a document that has gone while it was asked. */
const REPLACED = /Execution context was destroyed|Cannot find context|Frame was detached/i;
/** The app starts anew by itself once for a build, and the test may have done so just before. */
const REPLACEMENTS = 3;

/**
 * Asks a page something that a start anew does not change: when the app has started anew meanwhile, which it may where
 * its code comes broken (UPD-2), the new document is asked.
 */
export async function acrossReloads<T>(ask: () => Promise<T>): Promise<T> {
  for (let replaced = 0; ; replaced += 1) {
    try {
      return await ask();
    } catch (error) {
      if (replaced === REPLACEMENTS || !(error instanceof Error && REPLACED.test(error.message))) throw error;
    }
  }
}
