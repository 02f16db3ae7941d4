import { chunkName, importedNames } from './chunk.mjs';

/**
 * Under which names a group hands out what its chunks export: all of a dynamic import's, and of other chunks only what
 * chunks of other groups import. A name two chunks of a group share gets the chunk's name behind it.
 */
export function groupExports(chunks, groups) {
  const wanted = namesWantedElsewhere(chunks, groups);
  const exported = new Map();
  const taken = new Set();
  const inOrder = [...groups.keys()].sort((a, b) => rank(chunks.get(a)) - rank(chunks.get(b)));
  for (const file of inOrder) {
    const group = groups.get(file);
    const names = chunks.get(file).exports.filter((name) => wanted.get(file).has(name));
    exported.set(
      file,
      names.map((name) => ({ name, alias: claim(group, name, chunkName(chunks.get(file))) })),
    );
  }
  return { moduleOf, importFrom, facadeFor: (file) => importFrom(file, new Set(chunks.get(file).exports)) };

  function claim(group, name, suffix) {
    const alias = taken.has(`${group} ${name}`) ? `${name}_${suffix.replaceAll('-', '_')}` : name;
    if (taken.has(`${group} ${alias}`)) throw new Error(`Two exports named ${alias} in ${group}`);
    taken.add(`${group} ${alias}`);
    return alias;
  }

  /** The module a group starts from: its entry first, so that side effects keep the order of the source. */
  function moduleOf(group) {
    return inOrder
      .filter((file) => groups.get(file) === group)
      .map((file) => {
        const names = exported.get(file).map(({ name, alias }) => `${name} as ${alias}`);
        return `import "${file}"; export { ${names.join(', ')} } from "${file}";`;
      })
      .join('\n');
  }

  /** What stands in for a chunk of another group: the names asked for, out of that group. */
  function importFrom(file, names = new Set()) {
    const specifier = JSON.stringify(`#${groups.get(file)}`);
    const list = exported
      .get(file)
      .filter(({ name }) => names.has(name))
      .map(({ name, alias }) => `${alias} as ${name}`);
    return list.length === 0 ? `import ${specifier};` : `export { ${list.join(', ')} } from ${specifier};`;
  }
}

const rank = ({ entryPoint }) => (entryPoint === undefined ? 1 : 0);

function namesWantedElsewhere(chunks, groups) {
  const isDynamic = new Set([...chunks.values()].flatMap(dynamicImports));
  const wanted = new Map(
    [...chunks.values()].map(({ file, exports }) => [file, new Set(isDynamic.has(file) ? exports : [])]),
  );
  for (const chunk of chunks.values()) {
    for (const [file, names] of importedNames(chunk)) {
      if (groups.get(file) !== groups.get(chunk.file)) for (const name of names) wanted.get(file).add(name);
    }
  }
  return wanted;
}

const dynamicImports = ({ imports }) => imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path);
