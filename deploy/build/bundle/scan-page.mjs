import * as esbuild from 'esbuild';
import { reactPlugin } from '../plugins/react-plugin.mjs';
import { esbuildOptions } from '../site.mjs';

/** Dialogs, failures, notices, what only members see: kept out of index.html, which has to fit the first round trip. */
const NOT_ON_FIRST_SCREEN =
  /^src\/(ui\/(dialog|feedback)|services\/queries)\/|^src\/(ui\/layout\/(full-screen-message|screen)|app\/page-error-fallback|features\/home\/header\/account-actions|features\/games\/lanes\/lanes-skeleton)\.module\.css$/;

/**
 * Scans the sources of the page before the build. `criticalCss`: the style sheets that `entry` imports statically, in
 * evaluation order, without those of what the first screen never shows: their scripts adopt them. `vendorFiles`: all files of npm packages that the page imports, statically or dynamically.
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
    criticalCss: evaluationOrder(metafile.inputs, entry).filter(
      (file) => file.endsWith('.css') && !NOT_ON_FIRST_SCREEN.test(file),
    ),
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
