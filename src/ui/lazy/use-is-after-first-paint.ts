import { useEffect, useState } from 'react';
import { runAfterFirstPaint } from '../../browser/page/first-paint';

/** Whether the first paint is over. */
let hasPainted = false;
/**
 * Listeners of the components that wait for the first paint. They are called together, so that React renders them
 * together.
 */
const listeners = new Set<() => void>();

function notifyAfterFirstPaint(listener: () => void): () => void {
  if (listeners.size === 0)
    runAfterFirstPaint(async () => {
      hasPainted = true;
      for (const notify of listeners) notify();
      listeners.clear();
    });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns false until the browser is idle after the first paint, then true. Always true in components that mount
 * later.
 * @param schedule runs the state update that rerenders the component; default: immediately
 */
export function useIsAfterFirstPaint(schedule: (update: () => void) => void = (update) => update()): boolean {
  const [isPainted, setPainted] = useState(hasPainted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `schedule` is not read again after the first render
  useEffect(() => (isPainted ? undefined : notifyAfterFirstPaint(() => schedule(() => setPainted(true)))), [isPainted]);
  return isPainted;
}
