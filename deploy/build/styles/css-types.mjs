import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../list-files.mjs';
import { createSiteBuildOptions } from '../site.mjs';
import { compileCss } from './compile-css.mjs';

/**
 * Writes type declarations of all CSS modules to .cache/css-types, which src/tsconfig.json merges with src
 * (`rootDirs`), so that a class name that does not exist is a type error.
 */
export async function writeCssModuleTypes(site) {
  const folder = path.join(site.root, '.cache/css-types');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sheets = (await listFiles(path.join(site.root, 'src'))).filter((file) => file.endsWith('.module.css'));
  for (const file of sheets) {
    const { names } = await compileCss(site, `src/${file}`);
    const target = path.join(folder, `${file}.d.ts`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, renderDeclaration(Object.keys(names)));
  }
}

function renderDeclaration(names) {
  const lines = names.map((name) => `  readonly ${JSON.stringify(name)}: string;`);
  return ['declare const styles: {', ...lines, '};', 'export default styles;', ''].join('\n');
}

if (process.argv[1] === import.meta.filename) await writeCssModuleTypes(createSiteBuildOptions());
