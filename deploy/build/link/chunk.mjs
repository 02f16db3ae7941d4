import path from 'node:path';

/** Returns the file of a chunk and the files of all chunks that it imports statically, directly or indirectly. */
export function collectTransitiveImports(chunks, file, visited = new Set()) {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const { kind, path } of chunks.get(file).imports) {
    if (kind === 'import-statement') collectTransitiveImports(chunks, path, visited);
  }
  return visited;
}

/** Whether a chunk contains npm packages only, including esbuild's helpers and empty stubs of Node modules. */
export const isNpmChunk = (chunk) => chunk.inputs.every((input) => input.includes('node_modules/') || isStub(input));

const isStub = (input) => input.startsWith('(disabled):');

/**
 * Returns a name for a chunk that does not depend on its code: the path of its first source file, or its npm package.
 * If a file name starts with the name of its folder, the folder is included only once: `pages/home/home-page` becomes
 * `pages-home-page`.
 */
export function createChunkName(chunk) {
  const source = sourceOf(chunk);
  const [, npmPackage] = source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return (npmPackage ?? source.replace(/^src\//, '').replace(/(\/index)?\.\w+$/, ''))
    .replace(/[^\w]+/g, '-')
    .replace(/^-/, '')
    .replace(/(^|-)(\w[\w-]*)-\2(?=-|$)/, '$1$2');
}

/**
 * Returns the name of a chunk's first source file or npm package without its folder: a short name, because index.html
 * contains the names of all chunks.
 */
export function createShortChunkName(chunk) {
  const source = sourceOf(chunk);
  if (source.includes('node_modules/')) return createChunkName(chunk);
  return path.parse(source.replace(/\/index\.\w+$/, '')).name.replace(/[^\w]+/g, '-');
}

const sourceOf = ({ entryPoint, inputs }) =>
  entryPoint ?? inputs.filter((input) => !isStub(input)).sort()[0] ?? 'runtime';

/** Returns the names that a chunk imports statically, by file, parsed from esbuild's unminified output. */
export function parseImportedNames(chunk) {
  const names = new Map();
  for (const [, list, specifier] of chunk.text.matchAll(/^import \{\n([^}]*)\n\} from "\.\/([^"]+)";$/gm)) {
    const folder = chunk.file.slice(0, chunk.file.lastIndexOf('/') + 1);
    const imported = list.split(',').map((item) => item.trim().split(' as ')[0]);
    names.set(folder + specifier, new Set(imported));
  }
  return names;
}
