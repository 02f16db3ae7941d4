/**
 * Runs `task` with a signal that aborts after `ms`. Resolves or rejects as the task does. Unlike `AbortSignal.timeout`,
 * it works in older browsers and clears its timer when the task ends.
 */
export async function runWithTimeoutSignal<T>(ms: number, task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    return await task(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
