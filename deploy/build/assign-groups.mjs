import { PAGE_ENTRY } from './bundle-page.mjs';
import { chunkName, closure, isVendor } from './chunk.mjs';

/** A chunk shared by a few lazy entries gets a file of its own from this many characters on, before minification. */
const WORTH_A_FILE = 12_000;

/**
 * Joins esbuild's many chunks into few files. Answers file of chunk → group:
 * `main` and `vendor` are what the first load needs; each dynamic import has its own group; what several of them
 * share is `common`, unless it is large and used by few.
 */
export function assignGroups(chunks) {
  const all = [...chunks.values()].sort((a, b) => (chunkName(a) < chunkName(b) ? -1 : 1));
  const entry = all.find(({ entryPoint }) => entryPoint === PAGE_ENTRY);
  const initial = closure(chunks, entry.file);
  const lazy = all.filter(({ entryPoint, file }) => entryPoint !== undefined && !initial.has(file));
  const closures = lazy.map(({ file }) => closure(chunks, file));
  const groups = new Map();

  for (const chunk of all) {
    const users = lazy.filter((_, index) => closures[index].has(chunk.file));
    groups.set(chunk.file, groupOf(chunk, users));
  }
  joinCycles(chunks, groups);
  return groups;

  function groupOf(chunk, users) {
    if (initial.has(chunk.file)) return isVendor(chunk) ? 'vendor' : 'main';
    // A dynamic import that others reach too has an empty chunk, and its code in a shared one: they go together.
    const entryOf = users.find(({ entryPoint }) => chunk.inputs.includes(entryPoint));
    if (chunk.entryPoint !== undefined || entryOf) return chunkName(entryOf ?? chunk);
    const isLarge = chunk.text.length >= WORTH_A_FILE;
    if (isVendor(chunk)) return isLarge ? freshName(`vendor-${chunkName(chunk)}`) : smallGroup(users);
    return isLarge && users.length * 2 < lazy.length ? freshName(`shared-${chunkName(chunk)}`) : 'common';
  }

  function smallGroup(users) {
    return users.length === 1 ? chunkName(users[0]) : 'common';
  }

  function freshName(name) {
    const taken = new Set(groups.values());
    return taken.has(name) ? freshName(`${name}x`) : name;
  }
}

/** Joining chunks can make two groups need each other first; whatever does so with `common` becomes part of it. */
function joinCycles(chunks, groups) {
  const inCycle = [...new Set(groups.values())].filter(
    (group) =>
      group !== 'common' && reaches(chunks, groups, 'common', group) && reaches(chunks, groups, group, 'common'),
  );
  for (const [file, group] of groups) if (inCycle.includes(group)) groups.set(file, 'common');
}

function reaches(chunks, groups, from, to, seen = new Set()) {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...groups].some(
    ([file, group]) =>
      group === from &&
      chunks
        .get(file)
        .imports.some(
          ({ kind, path }) =>
            kind === 'import-statement' && groups.has(path) && reaches(chunks, groups, groups.get(path), to, seen),
        ),
  );
}
