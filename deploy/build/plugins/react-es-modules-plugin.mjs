import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PRODUCTION_FILES = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
};

/**
 * Creates an esbuild plugin that converts React's CommonJS production files to ES modules. Engines parse react-dom
 * twice in a CommonJS wrapper; as an ES module, its script time at start-up is half as long. Depends on React's file
 * layout, so React's version is pinned and the browser tests run the result.
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
        contents: toEsModule(await readFile(path.join(site.root, file.path), 'utf8')),
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
