import path from 'node:path';
import * as esbuild from 'esbuild';
import { buildIconSprite } from '../../../../deploy/build/html/icon-sprite.mjs';
import { cssPlugin } from '../../../../deploy/build/plugins/css-plugin.mjs';
import { createSharedEsbuildOptions, createSiteBuildOptions } from '../../../../deploy/build/site.mjs';
import { buildDisplayFontFaces } from '../../../../deploy/build/styles/display-font-faces.mjs';

const BASE_SHEETS = ['src/ui/styles/tokens.css', 'src/ui/styles/base.css'];

/**
 * Bundles `specimens.tsx` and the components of `src/ui` with the options of the build. Resolves with the script, the
 * styles (tokens, base styles and the `@font-face` rules of the display fonts) and the SVG of the icon sprite.
 */
export async function bundleComponentSpecimens() {
  const site = createSiteBuildOptions();
  const baseSheets = new Map(BASE_SHEETS.map((file) => [file, '']));
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    entryPoints: [path.join(import.meta.dirname, 'specimens.tsx')],
    plugins: [cssPlugin(site, baseSheets)],
  });
  const { css: faces } = await buildDisplayFontFaces(site);
  const styles = `@layer base, ui, app;${faces}${[...baseSheets.values()].join('')}`;
  return { script: String(outputFiles[0].text), styles, icons: await buildIconSprite(site) };
}
