import * as esbuild from 'esbuild';
import { reactEsModulesPlugin } from '../plugins/react-es-modules-plugin.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';

/**
 * Matches style sheets of dialogs, error messages, notices and member pages. They are kept out of index.html, which has
 * to fit into the first round trip.
 */
const NOT_ON_FIRST_SCREEN =
  /^src\/(ui\/(dialog|feedback)|services\/queries)\/|^src\/(ui\/(layout\/(full-screen-message|titled-screen)|media\/illustrated-icon)|app\/page-(error-fallback|pending)|features\/home\/header\/account-shortcuts|features\/games\/lanes\/lanes-skeleton)\.module\.css$/;

/**
 * Scans the sources of the page before the build. Resolves with `criticalCss` and `vendorFiles`. `criticalCss` lists
 * the style sheets that `entry` imports statically and that the first screen needs, in evaluation order. All other
 * style sheets are adopted by the scripts that import them. `vendorFiles` lists all files of npm packages that the
 * page imports, statically or dynamically.
 */
export async function collectPageDependencies(site, entry) {
  const { metafile } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    minify: false,
    entryPoints: [entry],
    outdir: 'scan',
    loader: { '.css': 'empty' },
    plugins: [reactEsModulesPlugin(site)],
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
