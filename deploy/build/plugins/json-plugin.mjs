import { readFile } from 'node:fs/promises';

/**
 * Creates an esbuild plugin that loads JSON as a module with only a default export, parsed by JSON.parse: esbuild would
 * create a variable and an export for every key, and engines parse long JSON faster than an object literal.
 */
export function jsonPlugin() {
  return {
    name: 'json',
    setup(build) {
      build.onLoad({ filter: /\.json$/ }, async ({ path }) => {
        const text = JSON.stringify(JSON.parse(await readFile(path, 'utf8')));
        return { contents: `export default JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
      });
    },
  };
}
