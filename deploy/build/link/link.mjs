import path from 'node:path';
import * as esbuild from 'esbuild';
import { NPM_ENTRY } from '../plugins/npm-entry-plugin.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';
import { assignChunkGroups } from './assign-groups.mjs';
import { parseImportedNames } from './chunk.mjs';
import { decideGroupExports } from './group-exports.mjs';
import { minifyInitialScripts } from './minify-initial-scripts.mjs';

/** The scripts that a start waits for. */
const INITIAL_GROUPS = ['main', 'vendor'];

/**
 * Links the chunks into a few files that import each other as "#name". The import map of index.html resolves these
 * names to hashed URLs, so that an edit changes the URL of a single file. Resolves with a map from file names to code,
 * and with the file of each module that is loaded lazily.
 */
export async function linkChunks(site, bundled) {
  const chunks = new Map(bundled.filter(isNotVendorEntry).map((chunk) => [chunk.file, chunk]));
  const groups = assignChunkGroups(chunks);
  const names = [...new Set(groups.values())].sort();
  const { outputFiles } = await esbuild.build({
    ...createSharedEsbuildOptions(site),
    metafile: false,
    entryPoints: Object.fromEntries(names.map((name) => [name, `group:${name}`])),
    outdir: 'link',
    plugins: [linkPlugin(chunks, groups)],
  });
  const scripts = new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.text]));
  return {
    scripts: site.isWholeApp && !site.quick ? await minifyInitialScripts(scripts) : scripts,
    lazyModules: listLazyModules(chunks, groups),
  };
}

/**
 * Returns the files of the modules that are loaded lazily. A module that `main` also imports statically has an entry
 * chunk of its own too, but one without code.
 */
function listLazyModules(chunks, groups) {
  const initial = [...chunks.values()].filter(({ file }) => INITIAL_GROUPS.includes(groups.get(file)));
  const initialInputs = new Set(initial.flatMap(({ inputs }) => inputs));
  const entries = [...chunks.values()].filter(({ entryPoint }) => entryPoint && !initialInputs.has(entryPoint));
  return new Map(entries.map(({ entryPoint, file }) => [entryPoint, groups.get(file)]));
}

const isNotVendorEntry = ({ entryPoint }) => entryPoint !== `${NPM_ENTRY}:${NPM_ENTRY}`;

function linkPlugin(chunks, groups) {
  const exported = decideGroupExports(chunks, groups);
  return {
    name: 'link',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path: specifier, namespace, importer }) => {
        if (kind === 'entry-point') return { path: specifier.slice('group:'.length), namespace: 'group' };
        if (specifier.startsWith('#')) return { path: specifier, external: true };
        if (namespace === 'group') return { path: specifier, namespace: 'chunk' };
        const file = path.posix.join(path.posix.dirname(importer), specifier);
        if (kind === 'dynamic-import') return { path: `#${groups.get(file)}`, external: true };
        if (groups.get(file) === groups.get(importer)) return { path: file, namespace: 'chunk' };
        // By its code, so that equal imports of a file's chunks are one.
        const contents = exported.importFrom(file, parseImportedNames(chunks.get(importer)).get(file));
        return { path: contents || 'nothing', namespace: 'elsewhere', pluginData: { contents } };
      });
      build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path: file }) => ({
        contents: exported.withGroupedImports(chunks.get(file)),
      }));
      build.onLoad({ filter: /./, namespace: 'group' }, ({ path: group }) => ({ contents: exported.moduleOf(group) }));
      build.onLoad({ filter: /./, namespace: 'elsewhere' }, ({ pluginData: { contents } }) => ({ contents }));
    },
  };
}
