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
        locate(build, specifier.slice('file:'.length)),
      );
      build.onLoad({ filter: /./, namespace: 'vendor' }, () => ({
        contents: vendorFiles.map((file) => `import ${JSON.stringify(`file:${file}`)};`).join('\n'),
        loader: 'js',
      }));
    },
  };

  /**
   * Resolves a file of esbuild's metafile, with its absolute path or, if it is prefixed with the namespace of a plugin,
   * with its path in that namespace. Whether its package declares side effects is asked of esbuild: it keeps what the
   * import that it comes across first says, and which of the two that is depends on the load of the machine.
   */
  async function locate(build, file) {
    const [namespace, inNamespace] = file.split(':');
    if (inNamespace !== undefined) return { path: inNamespace, namespace };
    const options = { kind: 'import-statement', resolveDir: root };
    const { path: located, sideEffects, errors } = await build.resolve(path.join(root, file), options);
    return { path: located, sideEffects, errors };
  }
}
