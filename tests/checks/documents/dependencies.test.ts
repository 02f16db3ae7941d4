import { expect, test } from 'vitest';
import { findDependencyDocErrors } from './find-dependency-doc-errors.mjs';

const PAGE = ['| Package | Where |', '| --- | --- |', '| react, @a/b | page |', '| chromium (Debian) | tests |'].join(
  '\n',
);
const installed = (...names: string[]) => ({
  dependencies: { react: '1' },
  devDependencies: Object.fromEntries(names.map((name) => [name, '1'])),
});

test('the check of dependencies reports a package without a row in docs/dependencies.md, and a row without a package', () => {
  expect(findDependencyDocErrors(installed('@a/b'), PAGE)).toEqual([]);
  expect(findDependencyDocErrors(installed('@a/b', 'b'), PAGE)).toEqual(['docs/dependencies.md has no row for b']);
  expect(findDependencyDocErrors(installed(), PAGE)).toEqual([
    'docs/dependencies.md names @a/b, which is not a dependency',
  ]);
});
