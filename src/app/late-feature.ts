import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { afterFirstPaint } from '../browser/first-paint';
import { loadScript } from '../browser/load-script';

/** A part over all pages whose code comes once the first page is painted. */
export function lateFeature(load: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => new Promise((resolve, reject) => afterFirstPaint(() => loadScript(load).then(resolve, reject))));
}
