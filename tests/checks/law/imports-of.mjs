const STATIC = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const BARE = /^\s*import\s*['"]([^'"]+)['"]/gm;
const CALLED = /\bimport\(\s*(?:(['"`])([^'"`$]+)\1)?/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * What a source text imports: statically, for types alone, with `import()`, or with `typeof import()`. An `import()` of
 * anything but a plain text is answered as `undefined`: no check can follow it.
 */
export function importsOf(source) {
  const code = source.replace(COMMENT, '');
  return [
    ...[...code.matchAll(STATIC), ...code.matchAll(BARE)].map(([, specifier]) => specifier),
    ...[...code.matchAll(CALLED)].map(([, , specifier]) => specifier),
  ];
}
