import { log } from '../base/log';

/**
 * Runs work once the browser has painted and has nothing better to do, so that it delays nothing on screen. Such work can
 * be done without: when it fails, most often because the network keeps its code away, the next start tries again.
 */
export function afterFirstPaint(work: () => Promise<unknown>): void {
  const whenIdle = (run: () => void) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 3000 }) : setTimeout(run, 200);
  requestAnimationFrame(() => setTimeout(() => whenIdle(() => void work().catch(note))));
}

const note = (error: unknown) => log.warn('late work failed', { reason: String(error) });
