import { log } from '../../base/log';

/** Number of callers for whom deferred work waits. */
let pauses = 0;
/** Schedules the work that waits until nobody pauses it. */
const waiting: (() => void)[] = [];

/**
 * Delays the work passed to {@link runAfterFirstPaint} until the returned function has been called: during a start,
 * until the first render, and while the scripts of a page are loaded, which need the network and the processor first.
 */
export function pauseDeferredWork(): () => void {
  let isPausing = true;
  pauses += 1;
  return () => {
    if (!isPausing) return;
    isPausing = false;
    pauses -= 1;
    if (pauses === 0) for (const schedule of waiting.splice(0)) schedule();
  };
}

/**
 * Runs work when the browser is idle after the first paint of the app. Does not start after the earlier paint of the
 * snapshot that the inline scripts show, because deferred work would delay the first render. Only for optional work:
 * if it fails, usually because the network is down, the next start tries again.
 */
export function runAfterFirstPaint(work: () => Promise<unknown>): void {
  const runWhenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
  const schedule = () =>
    requestAnimationFrame(() => setTimeout(() => runWhenIdle(() => void work().catch(logFailure))));
  if (pauses > 0) waiting.push(schedule);
  else schedule();
}

const logFailure = (error: unknown) => log.warn('deferred work failed', { reason: String(error) });

/**
 * Runs a task when the page is idle. In Safari, which lacks requestIdleCallback, runs it two seconds after this call.
 */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2_000);
}
