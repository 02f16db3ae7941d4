import { log } from '../../base/log';

/**
 * Runs work when the browser is idle after the first paint. Only for optional work: if it fails, usually because the
 * network is down, the next start tries again.
 */
export function runAfterFirstPaint(work: () => Promise<unknown>): void {
  const runWhenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
  requestAnimationFrame(() => setTimeout(() => runWhenIdle(() => void work().catch(logFailure))));
}

const logFailure = (error: unknown) => log.warn('deferred work failed', { reason: String(error) });

/**
 * Runs a task when the page is idle. In Safari, which lacks requestIdleCallback, runs it two seconds after this call.
 */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
