/** A pass cache that caches nothing and runs every pass, for a build that runs only once. */
export const NOOP_BUILD_PASS_CACHE = { reuse: (_name, _isSource, run) => run() };

/**
 * Creates a cache for the passes of a build that runs again after changes. `reuse` returns the last result of a pass.
 * It runs the pass again if a file for which `isSource` returns true has changed, or if the last run failed.
 * `invalidate` must be called with the changed files, or with `undefined` if any file may have changed.
 */
export function createBuildPassCache() {
  const passes = new Map();
  return { reuse, invalidate };

  function reuse(name, isSource, run) {
    if (!passes.has(name)) {
      const pass = { isSource, result: run() };
      passes.set(name, pass);
      pass.result.catch(() => passes.get(name) === pass && passes.delete(name));
    }
    return passes.get(name).result;
  }

  function invalidate(changedFiles) {
    for (const [name, { isSource }] of passes) {
      if (changedFiles === undefined || [...changedFiles].some(isSource)) passes.delete(name);
    }
  }
}
