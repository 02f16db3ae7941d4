import path from 'node:path';
import { findFloorOrRealm, isImportAllowed, isInSeparateRealm } from './floors.mjs';
import { isPackageAllowed } from './packages.mjs';
import { parseImports } from './parse-imports.mjs';

/** Returns a cycle in the graph (node → nodes) as a path, or undefined when there is none. */
function findCycle(edges) {
  const done = new Set();
  for (const start of edges.keys()) {
    const cycle = visit(start, []);
    if (cycle) return cycle;
  }
  return undefined;

  function visit(file, path) {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  }
}

const FILE_ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/**
 * Checks the sources (file → text) against the import rules: the floors and packages that a file may import, and no
 * cycle between files or folders. Returns a line for each violation; an empty array when there is none.
 */
export function findImportErrors(sources) {
  const edges = new Map();
  const errors = [...sources].flatMap(([file, text]) => {
    edges.set(file, []);
    return parseImports(text).flatMap((specifier) => findError(file, specifier) ?? []);
  });
  const fileCycle = findCycle(edges);
  if (fileCycle) return [...errors, `${fileCycle.join(' → ')}: a cycle of files`];
  const folderCycle = findCycle(folderEdges(edges));
  return folderCycle ? [...errors, `${folderCycle.join(' → ')}: a cycle of folders`] : errors;

  function findError(file, specifier) {
    if (specifier === undefined) return `${file}: import() of an expression that is not a string literal`;
    // "#name" is a chunk of the page in the import map of index.html.
    if (specifier.startsWith('#') && isInSeparateRealm(file)) return undefined;
    if (!specifier.startsWith('.')) {
      return isPackageAllowed(findFloorOrRealm(file), specifier)
        ? undefined
        : `${file} → ${specifier}: ${findFloorOrRealm(file)} may not use it`;
    }
    const resolved = path.posix.join(path.posix.dirname(file), specifier);
    const target =
      FILE_ENDINGS.map((ending) => resolved + ending).find((candidate) => sources.has(candidate)) ?? resolved;
    if (sources.has(target)) edges.get(file).push(target);
    return isImportAllowed(file, target) ? undefined : `${file} → ${target}: not on a lower floor`;
  }
}

/** Returns the edges between the folders of the files; edges within a folder are left out. */
function folderEdges(edges) {
  const folders = new Map();
  for (const [file, targets] of edges) {
    const folder = path.posix.dirname(file);
    const others = targets.map((target) => path.posix.dirname(target)).filter((target) => target !== folder);
    folders.set(folder, [...new Set([...(folders.get(folder) ?? []), ...others])]);
  }
  return folders;
}
