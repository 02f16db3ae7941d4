import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('npm runs no script of a package when it installs it, and no own script needs that', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
  // npm would leave these out, too.
  const { scripts } = JSON.parse(read('package.json'));
  expect(
    Object.keys(scripts).filter((name) => /^(?:pre|post)/.test(name) || /^(?:install|prepare)$/.test(name)),
  ).toEqual([]);
});

test('each package with an install script is explained in the document of the dependencies', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const withScript = Object.keys(packages).filter((name) => packages[name].hasInstallScript);
  const [, section = ''] = read('docs/dependencies.md').split('## Install scripts');
  const explained = [...section.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => `node_modules/${name}`);
  expect(explained.toSorted()).toEqual(withScript.toSorted());
});
