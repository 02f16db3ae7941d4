import { normalizeRoutePath } from '../../base/find-route';
import type { ExtensionSettings } from '../../contract/bootstrap/extension';
import { readDeploymentSettings } from './deployment';

/** Returns what the merchant's extension adds (OPS-7); undefined if the merchant has none. */
export const readExtension = (): ExtensionSettings | undefined => readDeploymentSettings().brand?.extension;

/** Returns the page of the merchant's extension at a path; undefined if it is none. */
export const findExtensionPage = (path: string): ExtensionSettings['pages'][string] | undefined =>
  readExtension()?.pages[normalizeRoutePath(path)];
