import path from 'node:path';
import * as esbuild from 'esbuild';
import { assignGroups } from './assign-groups.mjs';
import { chunkName, importedNames } from './chunk.mjs';
import { groupExports } from './group-exports.mjs';
import { esbuildOptions } from './site.mjs';
import { VENDOR_ENTRY } from './vendor-plugin.mjs';

/**
 * Links the chunks into few files that import each other as "#name", which the import map of index.html turns into
 * the hashed URL: an edit changes the name of the one file it is in, and of no other.
 * Answers name → code.
 */
export async function link(site, bundled) {
  const chunks = new Map(bundled.filter(isOurs).map((chunk) => [chunk.file, chunk]));
  const groups = assignGroups(chunks);
  const facades = facadesOf(chunks, groups);
  const names = [...new Set([...groups.values(), ...facades.keys()])].sort();
  const { outputFiles } = await esbuild.build({
    ...esbuildOptions(site),
    metafile: false,
    entryPoints: Object.fromEntries(names.map((name) => [name, `group:${name}`])),
    outdir: 'link',
    plugins: [linkPlugin(chunks, groups, facades)],
  });
  return new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.text]));
}

const isOurs = ({ entryPoint }) => entryPoint !== `${VENDOR_ENTRY}:${VENDOR_ENTRY}`;

/** A dynamic import whose chunk was joined with others is reached through a group that re-exports its names. */
function facadesOf(chunks, groups) {
  const joined = new Set(['main', 'vendor', 'common']);
  const targets = new Set(
    [...chunks.values()].flatMap(({ imports }) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map((i) => i.path),
    ),
  );
  return new Map(
    [...targets].filter((file) => joined.has(groups.get(file))).map((file) => [chunkName(chunks.get(file)), file]),
  );
}

function linkPlugin(chunks, groups, facades) {
  const exported = groupExports(chunks, groups);
  const facadeOf = new Map([...facades].map(([name, file]) => [file, name]));
  return {
    name: 'link',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path: specifier, namespace, importer }) => {
        if (kind === 'entry-point') return { path: specifier.slice('group:'.length), namespace: 'group' };
        if (specifier.startsWith('#')) return { path: specifier, external: true };
        if (namespace === 'group') return { path: specifier, namespace: 'chunk' };
        const file = path.posix.join(path.posix.dirname(importer), specifier);
        if (kind === 'dynamic-import') return { path: `#${facadeOf.get(file) ?? groups.get(file)}`, external: true };
        if (groups.get(file) === groups.get(importer)) return { path: file, namespace: 'chunk' };
        return { path: `${importer} ${file}`, namespace: 'elsewhere', pluginData: { importer, file } };
      });
      build.onLoad({ filter: /./, namespace: 'chunk' }, ({ path: file }) => ({ contents: chunks.get(file).text }));
      build.onLoad({ filter: /./, namespace: 'group' }, ({ path: group }) => ({
        contents: facades.has(group) ? exported.facadeFor(facades.get(group)) : exported.moduleOf(group),
      }));
      build.onLoad({ filter: /./, namespace: 'elsewhere' }, ({ pluginData: { importer, file } }) => ({
        contents: exported.importFrom(file, importedNames(chunks.get(importer)).get(file)),
      }));
    },
  };
}
