import path from 'node:path';

/** Name of an entry that imports every file of an npm package: what it reaches shares no chunk with our own code. */
export const VENDOR_ENTRY = 'vendor';

export function vendorPlugin({ root }, vendorFiles) {
  return {
    name: 'vendor',
    setup(build) {
      build.onResolve({ filter: /^vendor$/ }, () => ({ path: VENDOR_ENTRY, namespace: 'vendor' }));
      build.onResolve({ filter: /^file:/, namespace: 'vendor' }, ({ path: specifier }) =>
        locate(specifier.slice('file:'.length)),
      );
      build.onLoad({ filter: /./, namespace: 'vendor' }, () => ({
        contents: vendorFiles.map((file) => `import ${JSON.stringify(`file:${file}`)};`).join('\n'),
        loader: 'js',
      }));
    },
  };

  /** A file as esbuild's metafile names it: a plugin's namespace may stand before its path. */
  function locate(file) {
    const [namespace, inNamespace] = file.split(':');
    return inNamespace === undefined ? { path: path.join(root, file) } : { path: inNamespace, namespace };
  }
}
