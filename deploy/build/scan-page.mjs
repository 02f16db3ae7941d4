import * as esbuild from 'esbuild';
import { reactPlugin } from './react-plugin.mjs';
import { esbuildOptions } from './site.mjs';

/**
 * Scans the sources of the page before the build. `criticalCss`: the style sheets that `entry` imports statically, in
 * evaluation order. `vendorFiles`: all files of npm packages that the page imports, statically or dynamically.
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

function evaluationOrder(inputs, entry, visited = new Set()) {
  if (visited.has(entry)) return [];
  visited.add(entry);
  const imported = inputs[entry].imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
  return [...imported.flatMap(({ path }) => evaluationOrder(inputs, path, visited)), entry];
}
