import path from 'node:path';

/**
 * Name of an entry that imports every npm file of the page, so that no chunk contains both npm files and application
 * code.
 */
export const NPM_ENTRY = 'vendor';

export function npmEntryPlugin({ root }, vendorFiles) {
  return {
    name: 'vendor',
    setup(build) {
      build.onResolve({ filter: /^vendor$/ }, () => ({ path: NPM_ENTRY, namespace: 'vendor' }));
      build.onResolve({ filter: /^file:/, namespace: 'vendor' }, ({ path: specifier }) =>
        locate(specifier.slice('file:'.length)),
      );
      build.onLoad({ filter: /./, namespace: 'vendor' }, () => ({
        contents: vendorFiles.map((file) => `import ${JSON.stringify(`file:${file}`)};`).join('\n'),
        loader: 'js',
      }));
    },
  };

  /**
   * Resolves a file of esbuild's metafile: returns its absolute path or, if it is prefixed with the namespace of a
   * plugin, its path in that namespace.
   */
  function locate(file) {
    const [namespace, inNamespace] = file.split(':');
    return inNamespace === undefined ? { path: path.join(root, file) } : { path: inNamespace, namespace };
  }
}
