import { log } from '../../base/log';

/** Resolves when the app has rendered its first screen; undefined if pauseDeferredWork() was not called. */
let firstRender: Promise<void> | undefined;

/**
 * Delays the work passed to {@link runAfterFirstPaint} until the returned function is called after the first render.
 */
export function pauseDeferredWork(): () => void {
  let release = (): void => undefined;
  firstRender = new Promise((resolve) => {
    release = resolve;
  });
  return release;
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
  if (firstRender) void firstRender.then(schedule);
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
