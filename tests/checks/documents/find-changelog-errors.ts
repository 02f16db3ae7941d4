const SECTION = /^## (.+)$/gm;
const RELEASED = /^(\d+)\.(\d+)\.(\d+) \(\d{4}-\d{2}-\d{2}\)$/;

/**
 * Returns what is wrong with the sections of a changelog (docs/extending.md, "Versions"): what is not released comes
 * first, then the versions, the newest of which is that of package.json.
 */
export function findChangelogErrors(changelog: string, packageVersion: string): readonly string[] {
  const [first, ...titles] = [...changelog.matchAll(SECTION)].map(([, title = '']) => title);
  const sections = first === 'Unreleased' ? titles : [first ?? '', ...titles];
  const misspelt = sections.filter((title) => !RELEASED.test(title));
  if (misspelt.length > 0) return misspelt.map((title) => `“${title}” is not written as “1.2.3 (2026-01-31)”`);
  const versions = sections.map((title) => title.replace(/ .*/, ''));
  const [newest = packageVersion] = versions;
  return [
    ...(first === 'Unreleased' ? [] : ['the first section is not “Unreleased”']),
    ...(newest === packageVersion ? [] : [`the newest version is ${newest}, that of package.json ${packageVersion}`]),
    ...versions.flatMap((version, index) => {
      const above = versions[index - 1];
      return above === undefined || compareVersions(version, above) < 0
        ? []
        : [`${version} stands below the older ${above}`];
    }),
  ];
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const index = a?.findIndex((part, position) => part !== b?.[position]) ?? -1;
  return index === -1 ? 0 : (a?.[index] ?? 0) - (b?.[index] ?? 0);
}
