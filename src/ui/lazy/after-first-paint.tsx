import { type ReactNode, useEffect, useState } from 'react';
import { runAfterFirstPaint } from '../../browser/page/first-paint';
import { LazyBoundary } from './lazy-boundary';

/** Whether the first paint is over; then components mounted later render their deferred content immediately. */
let hasPainted = false;

interface AfterFirstPaintProps {
  /** Shown until then, and while a chunk of the content loads or if it fails to load. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders its content once the first paint is over and the browser has been idle since. Only the content is rendered
 * then, not the page around it.
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
