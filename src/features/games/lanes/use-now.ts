import { useEffect, useState } from 'react';
import { getServerNow } from '../../../services/games/server-time';

const SECOND_MS = 1_000;

const listeners = new Set<(now: number) => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: (now: number) => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify(getServerNow());
  }, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Returns the platform's current time (epoch ms), updated every second while `isRunning`. All components share a timer, so that
 * React renders them together.
 */
export function useNow(isRunning = true): number {
  const [now, setNow] = useState(getServerNow);
  useEffect(() => (isRunning ? subscribe(setNow) : undefined), [isRunning]);
  return now;
}
