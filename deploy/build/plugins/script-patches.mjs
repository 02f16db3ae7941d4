import { createPackagePatches } from './package-patches.mjs';

/**
 * Patches of packages in the classic scripts. The service worker has 18 KB: every visitor downloads it again after each
 * change, before a new version can be stored.
 */
export const scriptPatches = createPackagePatches([
  {
    // Its messages contain URLs with their queries, which must not reach the error log.
    file: 'workbox-core/_private/WorkboxError.js',
    sha256: 'c73dae213c75ec1c0751a49ad537562e2b80ec58b4c2d0f5464b45ea975cfb81',
    change: () => 'export class WorkboxError extends Error {}',
  },
  {
    // Async iterators over records, reads by an index, and callbacks for blocked and terminated connections.
    file: 'idb/build/index.js',
    sha256: 'e01b45d2e088a7197e8b41ba9b51a0876969da67cc08e6efbc3d5d7ab6ac836c',
    change: (contents) =>
      removeParts(contents, [
        ['const advanceMethodProps', 'export {'],
        ['if (blocked) {', 'openPromise\n        .then'],
        ['if (terminated)', 'if (blocking) {'],
        ['if (blocked) {', 'return wrap(request).then'],
        ['.replace(/FromIndex$/', ';\n    const useIndex'],
        ['useIndex ? ', 'IDBObjectStore).prototype'],
        ['if (useIndex)', '// Must reject if op rejects'],
        [', { blocked } = {}', ') {'],
      ]),
  },
  {
    // Finds a response of another revision; no URL here has workbox's revision parameter.
    file: 'workbox-core/_private/cacheMatchIgnoreParams.js',
    sha256: '163a7bc103a533d7cf61dc10e8662a449c81798ddab2e9fef9b566d0f19688c3',
    change: () =>
      'export const cacheMatchIgnoreParams = (cache, request, _parameters, options) => cache.match(request, options);',
  },
  {
    // Default names of caches; every cache here has its own.
    file: 'workbox-core/_private/cacheNames.js',
    sha256: '98be69b12be96cadc2f2f10c06daf1aa3b3028efb3d836255f7db09eb66e94b0',
    change: () => 'export const cacheNames = { getRuntimeName: (name) => name };',
  },
  {
    // Preloaded navigations, which no strategy serves here, a check whether there is a response, which has been cloned
    // before, and callbacks for a full quota, of which there are none.
    file: 'workbox-strategies/StrategyHandler.js',
    sha256: 'f737a00c06d23399c3b7c6c180e3648e6c488cac5b3fdc5c69b798f885b2a239',
    change: (contents) =>
      removeParts(contents, [
        ["if (request.mode === 'navigate' &&", '// If there is a fetchDidFail plugin'],
        ['if (!response) {', 'const responseToCache = await this._ensure'],
        ["if (error.name === 'QuotaExceededError'", 'throw error;'],
      ]),
  },
  {
    // Caching on request of a page, default handlers, handlers for errors of one route, and removed routes.
    file: 'workbox-routing/Router.js',
    sha256: '58d19799cbce1fd7da50bd88799b60eb3d071f639926d279075ea5f944cf4bba',
    change: (contents) =>
      removeParts(contents, [
        ['this._defaultHandlerMap = new Map();', '}'],
        ['addCacheListener() {', 'handleRequest({ request, event, })'],
        ['if (!handler && this._defaultHandlerMap', 'if (!handler) {'],
        ['const catchHandler =', 'if (responsePromise instanceof Promise'],
        [' || catchHandler', ')) {'],
        ['if (catchHandler) {', 'if (this._catchHandler) {'],
        ['setDefaultHandler(handler,', 'setCatchHandler(handler)'],
        ['unregisterRoute(route) {', '}\nexport'],
      ]),
  },
  // A name of the version for a tool that looks for it.
  {
    file: 'workbox-core/_version.js',
    sha256: '690690a30a515850c2c66955b5ce091df669fe245987da02b432007db009e5b1',
    change: () => '',
  },
  {
    file: 'workbox-routing/_version.js',
    sha256: 'a483fc1c137fe8f49e6cfd88a4d966fc2fd819d5e1a58f05dc7b064f8af198d6',
    change: () => '',
  },
  {
    file: 'workbox-strategies/_version.js',
    sha256: '8226e8a514aaf1e818541989d8714bc961d9f12eafc972990e2e6ad16874e3a4',
    change: () => '',
  },
]);

/** Removes parts of a file. Each part is given by the code with which it starts and the code that follows it. */
function removeParts(contents, parts) {
  return parts.reduce((text, [start, next]) => {
    const from = text.indexOf(start);
    return text.slice(0, from) + text.slice(text.indexOf(next, from));
  }, contents);
}
