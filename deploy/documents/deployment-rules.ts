/*
 * What is bundled into a build for the configuration of its deployments, because it belongs to the schemas and the style
 * sheet of the build: a container has no compiler.
 */

export { getPageSource, getSlotSource } from '../build/extensions/extension-file';
export { readExtension } from '../build/extensions/read-extension';
export { judgeSettings } from '../config-check/judge-settings';
export { deriveBrand } from './derive-brand';
