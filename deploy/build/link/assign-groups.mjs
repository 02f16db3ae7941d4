import { PAGE_ENTRY } from '../bundle/bundle-page.mjs';
import { collectTransitiveImports, createChunkName, createShortChunkName, isNpmChunk } from './chunk.mjs';
import { findLazyModuleGroup, findSharedGroup, isGroupName } from './chunk-groups.mjs';

/** Size from which a package that several lazy files share gets its own file (characters before minification). */
const MIN_PACKAGE_FILE_CHARS = 12_000;

/**
 * Assigns esbuild's chunks to groups, each of which becomes one file. Returns a map from the file of a chunk to its
 * group. `main` and `vendor` are loaded initially. A dynamic import is in the group that LAZY_MODULE_GROUPS lists for
 * it, or in a group of its own. A chunk that several groups share is in the group that SHARED_GROUPS lists for its
 * users, or in `common`; a large package is in a file of its own. Throws if groups import each other.
 */
export function assignChunkGroups(chunks) {
  const all = [...chunks.values()].sort((a, b) => (createChunkName(a) < createChunkName(b) ? -1 : 1));
  const entry = all.find(({ entryPoint }) => entryPoint === PAGE_ENTRY);
  const initial = collectTransitiveImports(chunks, entry.file);
  const lazy = all.filter(({ entryPoint, file }) => entryPoint !== undefined && !initial.has(file));
  refuseSameNames(lazy);
  const importSets = lazy.map(({ file }) => collectTransitiveImports(chunks, file));
  const groups = new Map();

  for (const chunk of all) {
    const users = lazy.filter((_, index) => importSets[index].has(chunk.file));
    groups.set(chunk.file, groupOf(chunk, users));
  }
  refuseCycles(chunks, groups);
  return groups;

  function groupOf(chunk, users) {
    if (initial.has(chunk.file)) return isNpmChunk(chunk) ? 'vendor' : 'main';
    if (chunk.entryPoint !== undefined) return lazyGroup(chunk);
    const usingGroups = [...new Set(users.map(lazyGroup))];
    if (usingGroups.length === 1) return usingGroups[0];
    const isLargePackage = isNpmChunk(chunk) && chunk.text.length >= MIN_PACKAGE_FILE_CHARS;
    return isLargePackage ? unusedName(`vendor-${createChunkName(chunk)}`) : findSharedGroup(usingGroups);
  }

  function unusedName(name) {
    const usedNames = new Set(groups.values());
    return usedNames.has(name) ? unusedName(`${name}x`) : name;
  }
}

/**
 * Matches the page modules of the routes. Their chunks keep the prefix `pages-`, by which the size budget finds them.
 */
const PAGE = /^src\/pages\//;

function lazyGroup(chunk) {
  const name = PAGE.test(chunk.entryPoint) ? createChunkName(chunk) : createShortChunkName(chunk);
  return findLazyModuleGroup(chunk.entryPoint) ?? name;
}

/** Matches the names of files that the build creates itself, or that it treats in a special way by their prefix. */
const RESERVED_NAME = /^(?:main|vendor|common|worker|first-visit(?:-theme)?|texts)$|^(?:vendor|face|extension|art)-/;

/**
 * Throws if a lazy module would be built into the file of another module or of a group, because their names are the
 * same.
 */
function refuseSameNames(lazy) {
  const modules = new Map();
  for (const chunk of lazy.filter(({ entryPoint }) => findLazyModuleGroup(entryPoint) === undefined)) {
    const name = lazyGroup(chunk);
    if (RESERVED_NAME.test(name) || isGroupName(name))
      throw new Error(`Rename ${chunk.entryPoint}: ${name} is the name of another file of the build`);
    const other = modules.get(name);
    if (other) throw new Error(`Rename ${other} or ${chunk.entryPoint}: both would be built into ${name}`);
    modules.set(name, chunk.entryPoint);
  }
}

/**
 * Throws if groups import each other, directly or through others, with the imports that cause it. Such files cannot be
 * loaded in the order of their imports.
 */
export function refuseCycles(chunks, groups) {
  const edges = [];
  for (const [file, from] of groups) {
    for (const { kind, path: imported } of chunks.get(file).imports) {
      const to = groups.get(imported);
      if (kind === 'import-statement' && to !== undefined && to !== from) edges.push({ from, to, file, imported });
    }
  }
  const inCycle = edges.filter(({ from, to }) => reaches(edges, to, from));
  if (inCycle.length === 0) return;
  const describe = ({ from, to, file, imported }) =>
    `  ${from} → ${to}: ${createChunkName(chunks.get(file))} imports ${createChunkName(chunks.get(imported))}`;
  throw new Error(`Files of the build import each other; see chunk-groups.mjs:\n${inCycle.map(describe).join('\n')}`);
}

function reaches(edges, from, to, visited = new Set()) {
  if (from === to) return true;
  if (visited.has(from)) return false;
  visited.add(from);
  return edges.some((edge) => edge.from === from && reaches(edges, edge.to, to, visited));
}
