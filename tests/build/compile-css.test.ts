import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../deploy/build/list-files.mjs';
import { createSiteBuildOptions, PROJECT_ROOT } from '../../deploy/build/site.mjs';
import { compileCss, getClassPrefix } from '../../deploy/build/styles/compile-css.mjs';

const CARD = 'src/ui/layout/card.module.css';

test('no two style sheets have class names with the same prefix: rename a file that gets one of another', async () => {
  const files: readonly string[] = await listFiles(path.join(PROJECT_ROOT, 'src'));
  const sheets = files.filter((file) => file.endsWith('.module.css')).map((file) => `src/${file}`);
  expect(sheets.length).toBeGreaterThan(100);
  expect(new Set(sheets.map(getClassPrefix)).size).toBe(sheets.length);
});

test('a build has short class names, which separate passes produce alike, and development has readable ones', async () => {
  const one = await compileCss(createSiteBuildOptions(), CARD);
  expect(await compileCss(createSiteBuildOptions(), CARD)).toEqual(one);
  const names: readonly string[] = Object.values(one.names);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^c\w{3}[\da-z]$/);
    expect(one.css).toContain(`.${name}`);
  }
  const readable = await compileCss(createSiteBuildOptions({ mode: 'development' }), CARD);
  expect(readable.names.card).toMatch(/^c\w{3}_card$/);
});
