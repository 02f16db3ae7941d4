const EXPORTED_NAME =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/**
 * Returns a line for each name that two modules export. A type and a value of one module may share a name.
 */
export function findDuplicateExports(sources) {
  const modules = new Map();
  for (const [file, text] of sources) {
    for (const [, name] of text.matchAll(EXPORTED_NAME)) modules.set(name, (modules.get(name) ?? new Set()).add(file));
  }
  return [...modules].filter(([, files]) => files.size > 1).map(([name, files]) => `${name}: ${[...files].join(', ')}`);
}
