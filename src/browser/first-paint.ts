/** Runs work once the browser has painted and has nothing better to do, so that it delays nothing on screen. */
export function afterFirstPaint(work: () => Promise<unknown>): void {
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
  requestAnimationFrame(() => setTimeout(() => whenIdle(() => void work())));
}
