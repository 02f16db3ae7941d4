import { readFile } from 'node:fs/promises';

/**
 * JSON as a module with nothing but a default export, parsed as JSON: esbuild would make a variable and an export of
 * every key, which a catalogue has hundreds of, and engines read JSON.parse of a long text faster than an object.
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
