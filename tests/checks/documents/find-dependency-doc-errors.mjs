/**
 * Checks that each package of a package.json has a row in docs/dependencies.md, and that the rows name no other
 * package. The first column of a row has the full names, separated by commas; a name with a remark in parentheses is
 * not from package.json.
 */
export function findDependencyDocErrors({ dependencies = {}, devDependencies = {} }, page) {
  const installed = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  const documented = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Package|-+) /.test(line))
    .map((line) => line.split('|')[1].trim())
    .filter((names) => !names.includes('('))
    .flatMap((names) => names.split(/,\s*/));
  return [
    ...[...installed]
      .filter((name) => !documented.includes(name))
      .map((name) => `docs/dependencies.md has no row for ${name}`),
    ...documented
      .filter((name) => !installed.has(name))
      .map((name) => `docs/dependencies.md names ${name}, which is not a dependency`),
  ];
}
