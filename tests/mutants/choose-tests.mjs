/**
 * Returns globs of the tests that are run on the mutants of the files below the paths. A path in a part of the app is
 * measured by the unit and component tests of that part. `parts` lists the parts; an entry that ends in `*` means
 * each subfolder. Any other path is measured by the tests that `unitTests` lists for the longest folder name with
 * which the path begins.
 *
 * @param {readonly string[]} paths
 * @param {{ unitTests: Readonly<Record<string, readonly string[]>>, parts: readonly string[] }} settings
 * @returns {{ unitTests: string[], componentTests: string[] }}
 */
export function chooseTestsForMutants(paths, { unitTests, parts }) {
  const isBelow = (name, folder) => folder === '' || name === folder || name.startsWith(`${folder}/`);
  const partOf = (name) => {
    const part = parts.find((pattern) => isBelow(name, pattern.replace(/\/\*$/, '')));
    return part && name.split('/').slice(0, part.split('/').length).join('/');
  };
  const unitTestsOf = (name) => {
    const [folder = ''] = Object.keys(unitTests)
      .filter((candidate) => isBelow(name, candidate))
      .sort((a, b) => b.length - a.length);
    return unitTests[folder] ?? [];
  };
  const chosen = paths.map((name) => {
    const part = partOf(name);
    if (part === undefined) return { units: unitTestsOf(name), components: [] };
    return { units: [`${part}/**/*.test.{ts,tsx}`], components: [`${part}/**/*.component.test.{ts,tsx}`] };
  });
  return {
    unitTests: [...new Set(chosen.flatMap(({ units }) => units))],
    componentTests: [...new Set(chosen.flatMap(({ components }) => components))],
  };
}
