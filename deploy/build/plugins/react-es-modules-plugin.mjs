import path from 'node:path';
import { readPinnedFile } from './package-patches.mjs';

const PRODUCTION_FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/** SHA-256 (hex) of the files above: the conversion depends on how React writes its exports. */
const SHA256 = {
  'react/cjs/react.production.js': '0b5529981841afa1b58c76ba85c29bb681ff5f07cd8cde6a10b967d3915b8e1c',
  'react/cjs/react-jsx-runtime.production.js': '1e46f15002696985e80c61d47aaa30dabb03c954270a690f5f7dfbbacfa9002b',
  'react-dom/cjs/react-dom.production.js': '7a05d7f7bb2b02aae84018a88d4815a2181eef48d2cb8172d403eaa2b131eefd',
  'react-dom/cjs/react-dom-client.production.js': 'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
  'scheduler/cjs/scheduler.production.js': '679adff761d31e9426604f80c0e99be44a3e6f4c6834b0218ecf0312a67c171f',
};

/**
 * Creates an esbuild plugin that converts React's CommonJS production files to ES modules. Engines parse react-dom
 * twice in a CommonJS wrapper; as an ES module, its script time at start-up is half as long. The files are pinned by
 * hash, and the browser tests run the result.
 */
export function reactEsModulesPlugin(site) {
  const packages = path.join(site.root, 'node_modules');
  return {
    name: 'react',
    setup(build) {
      if (site.mode !== 'production') return;
      build.onResolve({ filter: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ }, (request) => ({
        path: `node_modules/${PRODUCTION_FILES[request.path]}`,
        namespace: 'react',
      }));
      build.onLoad({ filter: /./, namespace: 'react' }, async (file) => ({
        contents: toEsModule(
          await readPinnedFile(path.join(site.root, file.path), SHA256[file.path.slice('node_modules/'.length)]),
        ),
        resolveDir: packages,
        loader: 'js',
      }));
      // The "exports" of react-router have no production build; the development build logs warnings.
      build.onResolve({ filter: /^react-router(\/dom)?$/ }, (request) => ({
        path: path.join(
          packages,
          'react-router/dist/production',
          request.path.endsWith('/dom') ? 'dom-export.mjs' : 'index.mjs',
        ),
        sideEffects: false,
      }));
    },
  };
}

/** Converts `require("x")` to an import of the default of x, and every `exports.y =` to a named export. */
function toEsModule(source) {
  const imports = [];
  const body = source.replace(/^"use strict";$/m, '').replace(/\brequire\("([^"]+)"\)/g, (_, specifier) => {
    imports.push(`import required${imports.length} from ${JSON.stringify(specifier)};`);
    return `required${imports.length - 1}`;
  });
  const names = new Set([...body.matchAll(/^\s*exports\.(\w+)\s*=/gm)].map(([, name]) => name));
  const values = [...names].map((name) => `const $${name} = exports.${name};`);
  const renamed = [...names].map((name) => `$${name} as ${name}`);
  return [
    ...imports,
    'const exports = {};',
    body,
    'export default exports;',
    ...values,
    `export { ${renamed.join(', ')} };`,
  ].join('\n');
}
