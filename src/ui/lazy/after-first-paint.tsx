import { type ReactNode, useEffect, useState } from 'react';
import { runAfterFirstPaint } from '../../browser/page/first-paint';
import { LazyBoundary } from './lazy-boundary';

/** Whether the first paint is over. Components that mount later render their content immediately. */
let hasPainted = false;

interface AfterFirstPaintProps {
  /** Shown until the content is rendered, while one of its chunks loads, and if a chunk fails to load. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its content once the browser is idle after the first paint. The page around the content is not rendered
 * again.
 */
export function AfterFirstPaint({ fallback = null, children }: AfterFirstPaintProps) {
  const [isPainted, setPainted] = useState(hasPainted);
  useEffect(
    () =>
      runAfterFirstPaint(async () => {
        hasPainted = true;
        setPainted(true);
      }),
    [],
  );
  return <LazyBoundary fallback={fallback}>{isPainted ? children : fallback}</LazyBoundary>;
}
