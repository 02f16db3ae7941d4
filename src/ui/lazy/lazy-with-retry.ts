import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { importChunk } from '../../browser/page/import-chunk';

/** A lazy component whose chunk can be loaded before the first render, which then does not suspend. */
export type PreloadableComponent<P> = LazyExoticComponent<ComponentType<P>> & {
  readonly preload: () => Promise<unknown>;
};

/** Returns a lazy component whose chunk import is retried, so that it still loads after a deploy (UPD-2). */
export function lazyWithRetry<P>(load: () => Promise<{ default: ComponentType<P> }>): PreloadableComponent<P> {
  let chunk: ReturnType<typeof load> | undefined;
  const preload = () => {
    chunk ??= importChunk(load);
    return chunk;
  };
  return Object.assign(lazy(preload), { preload });
}
