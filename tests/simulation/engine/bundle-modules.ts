import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { type BuildOptions, build, type Plugin } from 'esbuild';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A change of a source, by which a fault is planted. */
export interface SourceChange {
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly from: string;
  readonly to: string;
}

/** Runs the bundled modules with these globals, as a new page or worker does. Returns the exports of the entry. */
export type LoadModules<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports;

/**
 * Modules without a state of their own, which all pages share: to run them again would be most of the work of loading a
 * page.
 */
const SHARED = /node_modules\/(react|valibot)\/|\/src\/contract\//;

/**
 * Bundles the real modules that an entry exports. Each page and worker of a simulation loads them for itself, with
 * globals of its own, so that none shares the state of a module with another.
 * @param globalNames the globals that are replaced; all others are those of Node
 */
export async function bundleModules<Exports>(
  entry: string,
  globalNames: readonly string[],
  changes: readonly SourceChange[] = [],
): Promise<LoadModules<Exports>> {
  const shared = new Set<string>();
  const file = path.join(import.meta.dirname, '..', entry);
  const code = await bundle({ entryPoints: [file], plugins: [listShared(shared), applyChanges(changes)] });
  const lines = [...shared].map((each) => `exports[${JSON.stringify(each)}] = require(${JSON.stringify(each)});`);
  const contents = lines.join('\n');
  const sharedCode = await bundle({ stdin: { contents, resolveDir: ROOT }, plugins: [applyChanges(changes)] });
  const sharedModules: Record<string, unknown> = {};
  compileFunction(sharedCode, ['exports'], { filename: 'shared.bundle.js' })(sharedModules);
  const names = ['require', 'module', 'exports', ...globalNames];
  const run = compileFunction(code, names, { filename: `${entry}.bundle.js` });
  return (globals) => {
    const module = { exports: {} };
    run((name: string) => sharedModules[name], module, module.exports, ...globalNames.map((name) => globals[name]));
    return module.exports as Exports;
  };
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.module.css': 'empty' },
    logLevel: 'error',
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}

/** Leaves the shared modules out of a bundle, and adds their paths to a set. */
const listShared = (shared: Set<string>): Plugin => ({
  name: 'shared-modules',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path: name, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === listShared || kind === 'entry-point') return undefined;
      const found = await resolve(name, { importer, resolveDir, kind, pluginData: listShared });
      if (!SHARED.test(found.path)) return undefined;
      shared.add(found.path);
      return { path: found.path, external: true };
    });
  },
});

const applyChanges = (changes: readonly SourceChange[]): Plugin => ({
  name: 'source-changes',
  setup({ onLoad }) {
    for (const file of new Set(changes.map((change) => change.file))) {
      const full = path.join(ROOT, file);
      const filter = new RegExp(`^${full.replace(/[^\w/]/g, '\\$&')}$`);
      onLoad({ filter }, async () => {
        let contents = await readFile(full, 'utf8');
        for (const { from, to } of changes.filter((change) => change.file === file)) {
          if (contents.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
          contents = contents.replace(from, () => to);
        }
        return { contents, loader: file.endsWith('.tsx') ? 'tsx' : 'ts' };
      });
    }
  },
});
