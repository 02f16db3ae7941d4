import type { ReactNode } from 'react';
import { LazyBoundary } from './lazy-boundary';
import { useIsAfterFirstPaint } from './use-is-after-first-paint';

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
  const isPainted = useIsAfterFirstPaint();
  return <LazyBoundary fallback={fallback}>{isPainted ? children : fallback}</LazyBoundary>;
}
