/** Files a chunk needs before it can run: itself and what it imports statically, over all steps. */
export function closure(chunks, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { kind, path } of chunks.get(file).imports) {
    if (kind === 'import-statement') closure(chunks, path, seen);
  }
  return seen;
}

/** Whether a chunk holds npm packages only; esbuild's own helpers and its empty stand-ins for Node count as such. */
export const isVendor = (chunk) => chunk.inputs.every((input) => input.includes('node_modules/') || isStandIn(input));

const isStandIn = (input) => input.startsWith('(disabled):');

/**
 * A name for a chunk that stays while its code changes: its first source file, or its npm package. A file that begins
 * with the name of its folder does not say it twice.
 */
export function chunkName({ entryPoint, inputs }) {
  const source = entryPoint ?? inputs.filter((input) => !isStandIn(input)).sort()[0] ?? 'runtime';
  const [, npmPackage] = source.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  return (npmPackage ?? source.replace(/^src\//, '').replace(/(\/index)?\.\w+$/, ''))
    .replace(/[^\w]+/g, '-')
    .replace(/^-/, '')
    .replace(/(^|-)(\w[\w-]*)-\2(?=-|$)/, '$1$2');
}

/** Which names `chunk` imports statically, by the file they come from; read from esbuild's unminified output. */
export function importedNames(chunk) {
  const names = new Map();
  for (const [, list, specifier] of chunk.text.matchAll(/^import \{\n([^}]*)\n\} from "\.\/([^"]+)";$/gm)) {
    const folder = chunk.file.slice(0, chunk.file.lastIndexOf('/') + 1);
    const imported = list.split(',').map((item) => item.trim().split(' as ')[0]);
    names.set(folder + specifier, new Set(imported));
  }
  return names;
}
