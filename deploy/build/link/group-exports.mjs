import { createChunkName, parseImportedNames } from './chunk.mjs';

const DYNAMIC_IMPORT = /\bimport\("\.\/([^"]+)"\)/g;

/**
 * Decides what the file of a group exports: the names that chunks of other groups import, and, if a dynamic import is
 * alone in its group, all of its names. A dynamic import that shares its group is exported as one namespace object.
 * If two chunks of a group export the same name, one of the names gets the name of its chunk as a suffix. Returns
 * functions that generate the code.
 */
export function decideGroupExports(chunks, groups) {
  const shared = dynamicImportsInSharedGroups(chunks, groups);
  const importedElsewhere = namesImportedElsewhere(chunks, groups, shared);
  const exported = new Map();
  const usedAliases = new Set();
  const inOrder = [...groups.keys()].sort((a, b) => rank(chunks.get(a)) - rank(chunks.get(b)));
  for (const file of inOrder) {
    const group = groups.get(file);
    const names = chunks.get(file).exports.filter((name) => importedElsewhere.get(file).has(name));
    exported.set(
      file,
      names.map((name) => ({ name, alias: assignAlias(group, name, createChunkName(chunks.get(file))) })),
    );
  }
  return { moduleOf, importFrom, withGroupedImports };

  function assignAlias(group, name, suffix) {
    const alias = usedAliases.has(`${group} ${name}`) ? `${name}_${suffix.replaceAll('-', '_')}` : name;
    if (usedAliases.has(`${group} ${alias}`)) throw new Error(`Two exports named ${alias} in ${group}`);
    usedAliases.add(`${group} ${alias}`);
    return alias;
  }

  /** Returns the code of a group's entry module. Entry chunks come first, so that side effects run in source order. */
  function moduleOf(group) {
    return inOrder
      .filter((file) => groups.get(file) === group)
      .map((file) => {
        const names = exported.get(file).map(({ name, alias }) => `${name} as ${alias}`);
        const namespace = shared.has(file) ? `export * as ${namespaceName(chunks.get(file))} from "${file}";` : '';
        return `import "${file}"; export { ${names.join(', ')} } from "${file}";${namespace}`;
      })
      .join('\n');
  }

  /**
   * Returns the code of a chunk, changed so that the dynamic import of a module in a shared group resolves with the
   * exports of that module only.
   */
  function withGroupedImports({ file, text }) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    return text.replace(DYNAMIC_IMPORT, (call, specifier) => {
      const target = folder + specifier;
      return shared.has(target) ? `${call}.then((group) => group.${namespaceName(chunks.get(target))})` : call;
    });
  }

  /** Returns the code of a module that re-exports the given names of a chunk from the file of its group. */
  function importFrom(file, names = new Set()) {
    const specifier = JSON.stringify(`#${groups.get(file)}`);
    const list = exported
      .get(file)
      .filter(({ name }) => names.has(name))
      .map(({ name, alias }) => `${alias} as ${name}`);
    if (list.length > 0) return `export { ${list.join(', ')} } from ${specifier};`;
    // esbuild's helpers have no effects: a text catalogue must not wait for the packages because of them.
    return chunks.get(file).inputs.length > 0 ? `import ${specifier};` : '';
  }
}

const rank = ({ entryPoint }) => (entryPoint === undefined ? 1 : 0);

/**
 * Returns the dynamically imported files whose group is loaded initially, is `common`, or contains another
 * dynamically imported file.
 */
function dynamicImportsInSharedGroups(chunks, groups) {
  const targets = [...new Set([...chunks.values()].flatMap(dynamicImports))].filter((file) => groups.has(file));
  const sharedGroups = new Set(['main', 'vendor', 'common']);
  const isShared = (file) =>
    sharedGroups.has(groups.get(file)) ||
    targets.some((other) => other !== file && groups.get(other) === groups.get(file));
  return new Set(targets.filter(isShared));
}

const namespaceName = (chunk) => `${createChunkName(chunk).replaceAll('-', '_')}_module`;

function namesImportedElsewhere(chunks, groups, shared) {
  const isDynamic = new Set([...chunks.values()].flatMap(dynamicImports));
  const hasOwnGroup = (file) => isDynamic.has(file) && !shared.has(file);
  const importedElsewhere = new Map(
    [...chunks.values()].map(({ file, exports }) => [file, new Set(hasOwnGroup(file) ? exports : [])]),
  );
  for (const chunk of chunks.values()) {
    for (const [file, names] of parseImportedNames(chunk)) {
      if (groups.get(file) !== groups.get(chunk.file)) for (const name of names) importedElsewhere.get(file).add(name);
    }
  }
  return importedElsewhere;
}

const dynamicImports = ({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
