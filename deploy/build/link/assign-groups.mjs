import { PAGE_ENTRY } from '../bundle/bundle-page.mjs';
import { collectTransitiveImports, createChunkName, createShortChunkName, isNpmChunk } from './chunk.mjs';
import { findLazyModuleGroup, findSharedCodeGroup, isGroupName } from './chunk-groups.mjs';

/** Size from which a chunk shared by a few lazy entries gets its own file (characters before minification). */
const MIN_SHARED_FILE_CHARS = 12_000;

/**
 * Assigns esbuild's chunks to groups, each of which becomes one file. Returns a map from the file of a chunk to its
 * group. `main` and `vendor` are loaded initially. A dynamic import is in the group that LAZY_MODULE_GROUPS lists for
 * it, or in a group of its own. A chunk that several groups share is in `common`, unless it imports a package that
 * has a group of its own, or is large and used by few groups.
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
  mergeCycles(chunks, groups);
  return groups;

  function groupOf(chunk, users) {
    if (initial.has(chunk.file)) return isNpmChunk(chunk) ? 'vendor' : 'main';
    // A dynamic import that other entries import too has an empty chunk and its code in a shared one: group both.
    const entryOf = users.find(({ entryPoint }) => chunk.inputs.includes(entryPoint));
    if (chunk.entryPoint !== undefined || entryOf) return lazyGroup(entryOf ?? chunk);
    const [usingGroup, ...otherGroups] = new Set(users.map(lazyGroup));
    if (otherGroups.length === 0 && usingGroup !== undefined) return usingGroup;
    const isLarge = chunk.text.length >= MIN_SHARED_FILE_CHARS;
    if (isNpmChunk(chunk)) return isLarge ? unusedName(`vendor-${createChunkName(chunk)}`) : 'common';
    return isLarge && users.length * 2 < lazy.length
      ? unusedName(`shared-${createShortChunkName(chunk)}`)
      : sharedGroup(chunk);
  }

  function sharedGroup(chunk) {
    const files = [...collectTransitiveImports(chunks, chunk.file)];
    return findSharedCodeGroup(files.flatMap((file) => chunks.get(file).inputs)) ?? 'common';
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
const RESERVED_NAME = /^(?:main|vendor|common|worker|first-visit|texts)$|^(?:vendor|shared|face)-/;

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

/** Merges groups that have an import cycle with `common` into `common`; grouping can create such cycles. */
function mergeCycles(chunks, groups) {
  const cyclicGroups = [...new Set(groups.values())].filter(
    (group) =>
      group !== 'common' && reaches(chunks, groups, 'common', group) && reaches(chunks, groups, group, 'common'),
  );
  for (const [file, group] of groups) if (cyclicGroups.includes(group)) groups.set(file, 'common');
}

function reaches(chunks, groups, from, to, visited = new Set()) {
  if (from === to) return true;
  if (visited.has(from)) return false;
  visited.add(from);
  return [...groups].some(
    ([file, group]) =>
      group === from &&
      chunks
        .get(file)
        .imports.some(
          ({ kind, path }) =>
            kind === 'import-statement' && groups.has(path) && reaches(chunks, groups, groups.get(path), to, visited),
        ),
  );
}
