import path from 'node:path';
import * as esbuild from 'esbuild';
import { cssPlugin } from '../plugins/css-plugin.mjs';
import { NPM_ENTRY, npmEntryPlugin } from '../plugins/npm-entry-plugin.mjs';
import { pagePatches } from '../plugins/page-patches.mjs';
import { reactEsModulesPlugin } from '../plugins/react-es-modules-plugin.mjs';
import { translationCataloguePlugin } from '../plugins/translation-catalogue-plugin.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';
import { joinLayers } from '../styles/compile-css.mjs';
import { collectPageDependencies } from './collect-page-dependencies.mjs';

export const PAGE_ENTRY = 'src/main.tsx';

/**
 * Bundles the page into chunks, each with the code that one set of entry points has in common. Identifiers are not
 * renamed: the link pass joins and minifies the chunks. Resolves with the chunks, and with the critical CSS, in
 * evaluation order within each cascade layer.
 */
export async function bundlePage(site) {
  const { criticalCss, vendorFiles } = await collectPageDependencies(site, PAGE_ENTRY);
  const critical = new Map(criticalCss.map((file) => [file, '']));
  const { outputFiles, metafile } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    minify: false,
    minifySyntax: site.mode === 'production',
    splitting: true,
    entryPoints: { main: PAGE_ENTRY, vendor: NPM_ENTRY },
    outdir: 'page',
    plugins: [
      npmEntryPlugin(site, vendorFiles),
      cssPlugin(site, critical),
      translationCataloguePlugin(),
      reactEsModulesPlugin(site),
      pagePatches.plugin,
    ],
  });
  const texts = new Map(outputFiles.map((output) => [path.relative(site.root, output.path), output.text]));
  const chunks = Object.entries(metafile.outputs).map(([file, output]) => ({
    file,
    text: texts.get(file),
    entryPoint: output.entryPoint,
    inputs: Object.keys(output.inputs),
    exports: output.exports,
    imports: output.imports.filter(({ external }) => !external),
  }));
  return { chunks, criticalCss: joinLayers(critical.values()) };
}
