import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importChunk } from '../../browser/page/import-chunk';

/** Returns a lazy component whose chunk import is retried, so that it still loads after a deploy (UPD-2). */
export function lazyWithRetry<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => importChunk(load));
}
