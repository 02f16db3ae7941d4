import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { PROJECT_ROOT } from '../site.mjs';
import { DISPLAY_FONT_FILES } from './display-font-files.mjs';

/*
 * Writes the subsets of the display fonts to deploy/faces. Run after a change of display-font-files.mjs (`npm run
 * faces`).
 */
const { resolve } = createRequire(import.meta.url);
const folder = path.join(PROJECT_ROOT, 'deploy/faces');
await mkdir(folder, { recursive: true });
for (const [name, source, text] of DISPLAY_FONT_FILES.flatMap(({ files }) => files)) {
  const font = await subsetFont(await readFile(resolve(`@fontsource/${source}.woff2`)), text, {
    targetFormat: 'woff2',
  });
  await writeFile(path.join(folder, `${name}.woff2`), font);
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} KB`);
}
