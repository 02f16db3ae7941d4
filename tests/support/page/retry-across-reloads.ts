/** Matches the error of an evaluation whose document was replaced. */
const DOCUMENT_REPLACED = /Execution context was destroyed|Cannot find context|Frame was detached/i;
/** Maximum number of retries. At most two reloads are expected: one by the test, one by the app (once per build). */
const MAX_RETRIES = 3;

/**
 * Calls `evaluate`, which evaluates a function in a page. Calls `evaluate` again if the page was reloaded during the
 * call, for example by the app because a chunk is broken (UPD-2).
 */
export async function retryAcrossReloads<T>(evaluate: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await evaluate();
    } catch (error) {
      if (retries === MAX_RETRIES || !(error instanceof Error && DOCUMENT_REPLACED.test(error.message))) throw error;
    }
  }
}
