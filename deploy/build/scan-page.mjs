import * as esbuild from 'esbuild';
import { reactPlugin } from './react-plugin.mjs';
import { esbuildOptions } from './site.mjs';

/**
 * Looks at the page's sources before they are built. `criticalCss`: the style sheets that `entry` reaches without a
 * dynamic import, in evaluation order. `vendorFiles`: every file of an npm package the page reaches, now or later.
 */
export async function scanPage(site, entry) {
  const { metafile } = await esbuild.build({
    ...esbuildOptions(site),
    minify: false,
    entryPoints: [entry],
    outdir: 'scan',
    loader: { '.css': 'empty' },
    plugins: [reactPlugin(site)],
  });
  return {
    criticalCss: evaluationOrder(metafile.inputs, entry).filter((file) => file.endsWith('.css')),
    vendorFiles: Object.keys(metafile.inputs)
      .filter((file) => file.includes('node_modules/'))
      .sort(),
  };
}

function evaluationOrder(inputs, entry, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const imported = inputs[entry].imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
  return [...imported.flatMap(({ path }) => evaluationOrder(inputs, path, seen)), entry];
}
