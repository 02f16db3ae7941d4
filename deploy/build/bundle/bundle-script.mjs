import { existsSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { minify } from 'terser';
import { cssPlugin } from '../plugins/css-plugin.mjs';
import { scriptPatches } from '../plugins/script-patches.mjs';
import { createSharedEsbuildOptions } from '../site.mjs';
import { compileCss } from '../styles/compile-css.mjs';

/**
 * Bundles an entry into one self-contained script; resolves with undefined if the entry does not exist.
 * Syntax that `target` does not support fails the build.
 */
export async function bundleScript(site, entry, target) {
  if (!existsSync(path.join(site.root, entry))) return undefined;
  const { outputFiles } = await esbuild.build(createScriptEsbuildOptions(site, entry, target));
  const script = outputFiles[0].text;
  return site.mode === 'production' && !site.quick ? minifyScript(script, target, entry) : script;
}

/**
 * Makes the CSS plugin treat every style sheet as critical, and discards the rules. A classic script needs only the
 * class names, because index.html contains the rules.
 */
const INLINED_RULES = { has: () => true, set: () => undefined };

/** Matches the entry points of scripts that are imported as modules, by their names in the import map. */
const IS_MODULE = /^src\/first-visit\//;

/** Returns the esbuild options of one script. */
export function createScriptEsbuildOptions(
  site,
  entry,
  target = createSharedEsbuildOptions(site).target,
  compile = compileCss,
) {
  return {
    ...createSharedEsbuildOptions(site),
    target,
    minify: false, // by `minifyScript`; its result is larger if esbuild has minified before
    minifySyntax: site.mode === 'production',
    metafile: false,
    format: IS_MODULE.test(entry) ? 'esm' : 'iife',
    plugins: [scriptPatches.plugin, cssPlugin(site, INLINED_RULES, compile)],
    external: ['#*'], // chunks of the page, in the import map
    entryPoints: [entry],
    outdir: 'script',
  };
}

/**
 * Functions of valibot that create a schema. Their calls are marked as pure, so that a schema that no code uses is
 * removed.
 */
const SCHEMA_FUNCTIONS = ['array', 'boolean', 'number', 'object', 'optional', 'picklist', 'string'];

/**
 * Matches the entry points of frames. Their code reads properties such as `localStorage` only to find out whether the
 * browser refuses access, so these reads must not be removed as unused.
 */
const READS_REFUSED_STORAGE = /^src\/frames\//;

/**
 * Minifies a classic script. The result for the service worker is 7% smaller (brotli) than that of esbuild's
 * minifier. With `pure_getters`, terser removes code that reads a property but does not use its value, such as the
 * `Object.create;` of esbuild's unused helpers.
 */
async function minifyScript(script, target, entry) {
  const ecma = target === 'es5' ? 5 : 2020;
  const { code } = await minify(script, {
    ecma,
    module: IS_MODULE.test(entry),
    compress: {
      ecma,
      passes: 3,
      keep_fargs: false,
      pure_getters: !READS_REFUSED_STORAGE.test(entry),
      pure_funcs: SCHEMA_FUNCTIONS,
    },
  });
  return code;
}
