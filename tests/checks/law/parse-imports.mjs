const STATIC_IMPORT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const BARE_IMPORT = /^\s*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC_IMPORT = /\bimport\(\s*(?:(['"`])([^'"`$]+)\1)?/g;
/** Matches an `import()` of a catalogue by a computed name. A catalogue contains texts, not code. */
const CATALOGUE_IMPORT = /\bimport\(`(?:\.\/catalogues\/\$\{[^}`]+\}\.json|#texts\/\$\{[^}`]+\}\.js)`\)/g;
/** Matches the `import()` of the script of a page by its address, in the inline script, which imports no page otherwise. */
const PAGE_IMPORT = /\bimport\(`#pages-\$\{findPageScript\([\w., ]+\)\}`\)/g;
/** Matches the `import()` of a merchant's extension, whose path the build has written into the document. */
const EXTENSION_IMPORT = /\bimport\(extensionScript\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/**
 * Returns the specifiers that a source imports: statically, type-only, with `import()` or with `typeof import()`. An
 * `import()` of an expression is returned as `undefined`, because it cannot be checked. Those of a
 * catalogue, of the page of an address and of a merchant's extension are left out.
 */
export function parseImports(source) {
  const code = [COMMENT, CATALOGUE_IMPORT, PAGE_IMPORT, EXTENSION_IMPORT].reduce(
    (text, part) => text.replace(part, ''),
    source,
  );
  return [
    ...[...code.matchAll(STATIC_IMPORT), ...code.matchAll(BARE_IMPORT)].map(([, specifier]) => specifier),
    ...[...code.matchAll(DYNAMIC_IMPORT)].map(([, , specifier]) => specifier),
  ];
}
