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
 * Turns React's CommonJS production files into ES modules. In a CommonJS wrapper the engine parses react-dom twice;
 * hoisted, the start-up script time of React halves. Leans on React's file layout: its version is pinned, and the
 * browser tests render with the result.
 */
export function reactPlugin(site) {
  const packages = path.join(site.root, 'node_modules');
  return {
    name: 'react',
    setup(build) {
      if (site.mode !== 'production') return;
      build.onResolve({ filter: /^(react|react\/jsx-runtime|react-dom|react-dom\/client|scheduler)$/ }, (wanted) => ({
        path: `node_modules/${PRODUCTION_FILES[wanted.path]}`,
        namespace: 'react',
      }));
      build.onLoad({ filter: /./, namespace: 'react' }, async (file) => ({
        contents: toEsModule(await readFile(path.join(site.root, file.path), 'utf8')),
        resolveDir: packages,
        loader: 'js',
      }));
      // react-router names no production build in its "exports"; the development one warns in the console.
      build.onResolve({ filter: /^react-router(\/dom)?$/ }, (wanted) => ({
        path: path.join(
          packages,
          'react-router/dist/production',
          wanted.path.endsWith('/dom') ? 'dom-export.mjs' : 'index.mjs',
        ),
        sideEffects: false,
      }));
    },
  };
}

/** `require("x")` becomes an import of x's default; every `exports.y =` becomes an export named y as well. */
export function toEsModule(source) {
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
