import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadScript } from '../browser/load-script';

/** A page or a part whose code comes when it is shown, and which outlives a deploy in between (UPD-2). */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => loadScript(load));
}
