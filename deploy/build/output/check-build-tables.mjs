import { findMisplacedModules, findUnknownNames } from '../link/chunk-groups.mjs';
import { pagePatches } from '../plugins/page-patches.mjs';
import { scriptPatches } from '../plugins/script-patches.mjs';

/**
 * Throws if a table of the build names a script that the build does not contain, or a file of a package that it does
 * not load: a rule without an effect hides that something else happens than it says.
 * @param imports the import map of the page
 * @param lazyModules the files of the modules that the page loads lazily
 */
export function checkBuildTables({ isWholeApp }, imports, lazyModules) {
  if (!isWholeApp) return;
  const names = Object.keys(imports).map((specifier) => specifier.replace(/^#/, ''));
  const findings = [
    ...findUnknownNames(names).map((name) => `no script of the build has this name: ${name}`),
    ...findMisplacedModules(lazyModules).map((found) => `LAZY_MODULE_GROUPS: ${found}`),
    ...[...pagePatches.listUnseen(), ...scriptPatches.listUnseen()].map((file) => `no script contains ${file}`),
  ];
  if (findings.length > 0) throw new Error(`Tables of deploy/build are out of date:\n  ${findings.join('\n  ')}`);
}
