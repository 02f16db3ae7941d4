import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findChangelogErrors } from './find-changelog-errors';

describe('[OPS-7.7] the changelog', () => {
  test('fits the version in package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(findChangelogErrors(readFileSync('docs/CHANGELOG.md', 'utf8'), version)).toEqual([]);
  });

  test.each([
    // sections, version of the package, errors
    [['Unreleased'], '0.1.0', []],
    [['Unreleased', '1.1.0 (2026-05-01)', '1.0.0 (2026-04-01)'], '1.1.0', []],
    [['1.0.0 (2026-04-01)'], '1.0.0', ['the first section is not “Unreleased”']],
    [['Unreleased', '1.0.0 (2026-04-01)'], '1.1.0', ['the newest version is 1.0.0, that of package.json 1.1.0']],
    [['Unreleased', '1.0 (2026-04-01)'], '1.0.0', ['“1.0 (2026-04-01)” is not written as “1.2.3 (2026-01-31)”']],
    [['Unreleased', '1.1.0 (2026-05-01)', '1.10.0 (2026-06-01)'], '1.1.0', ['1.10.0 stands below the older 1.1.0']],
  ])('with the sections %j and version %s: %j', (sections, version, errors) => {
    expect(findChangelogErrors(sections.map((title) => `## ${title}\n\n- A line.\n`).join('\n'), version)).toEqual(
      errors,
    );
  });
});
