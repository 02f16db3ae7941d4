import { readFile } from 'node:fs/promises';

/**
 * An esbuild plugin that removes package code that no classic script uses. esbuild keeps this code because it has
 * side effects or is part of a class (0.8 KB of the service worker). The build fails if a package no longer contains
 * the removed code.
 */
export const removeUnusedPackageCodePlugin = {
  name: 'unused-code',
  setup(build) {
    // Async iterators over records.
    removeCode(build, /\/idb\/build\/index\.js$/, [['const advanceMethodProps', 'export {']]);
    removeCode(build, /\/workbox-routing\/Router\.js$/, [
      // Caching on request of a page: pages send the message `public-responses` instead.
      ['addCacheListener() {', 'handleRequest({ request, event, })'],
      ['setDefaultHandler(handler,', 'setCatchHandler(handler)'],
      ['unregisterRoute(route) {', '}\nexport'],
    ]);
    // Marks the versions in use for workbox's own tools.
    replaceFile(build, /\/workbox-\w+\/_version\.js$/, '');
    // Default names: every cache here has its own.
    replaceFile(build, /\/cacheNames\.js$/, 'export const cacheNames = { getRuntimeName: (name) => name };');
    // Details of errors. The error log must not contain URLs with a query anyway.
    replaceFile(build, /\/WorkboxError\.js$/, 'export class WorkboxError extends Error {}');
    replaceFile(build, /\/getFriendlyURL\.js$/, 'export const getFriendlyURL = (url) => url;');
    // Finds a response of another revision: no URL here has workbox's revision parameter.
    replaceFile(
      build,
      /\/cacheMatchIgnoreParams\.js$/,
      'export const cacheMatchIgnoreParams = (cache, request, _parameters, options) => cache.match(request, options);',
    );
  },
};

/** Removes parts of a file. Each part is given by the code with which it starts and the code that follows it. */
function removeCode(build, filter, parts) {
  build.onLoad({ filter }, async ({ path }) => {
    let contents = await readFile(path, 'utf8');
    for (const [start, next] of parts) {
      const from = contents.indexOf(start);
      const to = contents.indexOf(next, from);
      if (from < 0 || to < 0) throw new Error(`${path} no longer has the code to remove: ${start}`);
      contents = contents.slice(0, from) + contents.slice(to);
    }
    return { contents };
  });
}

function replaceFile(build, filter, contents) {
  build.onLoad({ filter }, () => ({ contents }));
}
