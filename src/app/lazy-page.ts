import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScript } from '../browser/load-script';

/** A page whose code comes when it is gone to, and which outlives a deploy in between (UPD-2). */
export function lazyPage<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadScript(load));
}
