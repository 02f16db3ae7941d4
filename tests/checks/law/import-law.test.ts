import { describe, expect, test } from 'vitest';
import { findImportErrors } from './find-import-errors.mjs';
import { parseImports } from './parse-imports.mjs';

const findErrors = (files: Record<string, string>) => findImportErrors(new Map(Object.entries(files)));

describe('import rules', () => {
  test.each([
    // in                            imports
    ['src/ui/a.tsx', '../features/login/b'],
    ['src/ui/a.tsx', '../api/b'],
    ['src/api/a.ts', '../ui/b'],
    ['src/base/a.ts', '../browser/b'],
    ['src/contract/a.ts', '../base/b'],
    ['src/features/login/a.ts', '../wallet/b'],
    ['src/features/login/a.ts', '../../pages/b'],
    ['src/pages/login.tsx', './wallet'],
    ['src/pages/login.tsx', '../app/shell'],
    ['src/browser/a.ts', '../../sw/b'],
    ['src/browser/a.ts', '../bootstrap/b'],
    ['src/bootstrap/a.ts', '../base/b'],
    ['src/browser/a.ts', '../frames/b'],
    ['src/frames/captcha/a.ts', '../mini-game/b'],
    ['src/frames/mini-game/a.ts', '../../base/b'],
    ['src/frames/a.ts', './captcha/b'],
    ['sw/a.ts', '../src/browser/b'],
    ['sw/a.ts', '../worker/b'],
    ['worker/a.ts', '../src/browser/b'],
    ['src/app/a.ts', '../../tests/b'],
    ['src/app/a.ts', '../../deploy/settings.json'],
  ])('forbid %s to import %s', (file, specifier) => {
    expect(findErrors({ [file]: `import { b } from '${specifier}';` })).toHaveLength(1);
  });

  test.each([
    ['src/app/a.ts', '../pages/b'],
    ['src/pages/login.tsx', '../features/login/form'],
    ['src/pages/login.tsx', './login.module.css'],
    ['src/pages/wallet/index.tsx', './row'],
    ['src/features/login/a.ts', './b'],
    ['src/services/session/a.ts', '../merchant/b'],
    ['src/browser/a.ts', '../../worker/b'],
    ['worker/a.ts', '../src/contract/b'],
    ['sw/a.ts', './routes/b'],
    ['sw/a.ts', '../src/base/b'],
    ['src/bootstrap/a.ts', '../contract/paths'],
    ['src/frames/captcha/a.ts', '../b'],
    ['src/frames/mini-game/a.ts', '../../contract/b'],
    ['src/main.tsx', './app/app'],
  ])('allow %s to import %s', (file, specifier) => {
    expect(findErrors({ [file]: `import { b } from '${specifier}';` })).toEqual([]);
  });

  test.each([
    ['src/features/login/a.ts', 'axios'],
    ['src/api/a.ts', 'comlink'],
    ['src/browser/a.ts', 'crypto-js/core'],
    ['src/api/a.ts', 'workbox-core'],
    ['src/features/login/a.ts', 'react-dom/client'],
    ['src/app/a.ts', 'left-pad'],
    ['src/base/a.ts', 'node:fs'],
  ])('forbid %s to import the package %s', (file, specifier) => {
    expect(findErrors({ [file]: `import b from '${specifier}';` })).toHaveLength(1);
  });

  test.each([
    ['src/api/a.ts', 'axios'],
    ['worker/a.ts', 'crypto-js/core'],
    ['src/main.tsx', 'react-dom/client'],
  ])('allow %s to import the package %s', (file, specifier) => {
    expect(findErrors({ [file]: `import b from '${specifier}';` })).toEqual([]);
  });

  test.each([
    `import b from '../pages/b';`,
    `import '../pages/b';`,
    `import type { B } from '../pages/b';`,
    `import {\n  type B,\n  c,\n} from '../pages/b';`,
    `export { b } from '../pages/b';`,
    `export * from "../pages/b";`,
    `const b = import('../pages/b');`,
    `const b = () => import(\n  '../pages/b'\n);`,
    `type B = typeof import('../pages/b');`,
  ])('the check of the import rules finds the import in the code %j', (source) => {
    expect(parseImports(source)).toEqual(['../pages/b']);
    expect(findErrors({ 'src/ui/a.ts': source })).toHaveLength(1);
  });

  test('comments are ignored, and an import() whose specifier is not a string literal is reported', () => {
    expect(parseImports(`/* import b from './b'; */\n// import('./c')\nconst from = 'x';`)).toEqual([]);
    expect(findErrors({ 'src/ui/a.ts': 'const b = import(`./$' + '{name}`);' })).toHaveLength(1);
    expect(findErrors({ 'src/ui/a.ts': 'const b = import(name);' })).toHaveLength(1);
  });

  test('forbid an import cycle between files', () => {
    const files = {
      'src/services/a.ts': `import { b } from './b';`,
      'src/services/b.tsx': `import { c } from './c/c';`,
      'src/services/c/c.ts': `import type { A } from '../a';`,
    };
    expect(findErrors(files)).toEqual([
      'src/services/a.ts → src/services/b.tsx → src/services/c/c.ts → src/services/a.ts: a cycle of files',
    ]);
  });

  test('forbid an import cycle between folders, even without an import cycle between files', () => {
    const files = {
      'src/services/session/a.ts': `import { b } from '../i18n/b';`,
      'src/services/i18n/b.ts': 'export const b = 1;',
      'src/services/i18n/c.ts': `import { d } from '../session/d';`,
      'src/services/session/d.ts': 'export const d = 1;',
    };
    expect(findErrors(files)).toEqual([
      'src/services/session → src/services/i18n → src/services/session: a cycle of folders',
    ]);
  });
});
