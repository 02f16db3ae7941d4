import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';
import { npmEntryPlugin } from '../../deploy/build/plugins/npm-entry-plugin.mjs';
import { PROJECT_ROOT } from '../../deploy/build/site.mjs';

/** Bundles the entry of the packages as if the application's imports of these files came later. */
async function bundleEntry(files: readonly string[]): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: { vendor: 'vendor' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [npmEntryPlugin({ root: PROJECT_ROOT }, files)],
    // A file without side effects is dropped, as it should be: the application imports what it uses.
    logOverride: { 'ignored-bare-import': 'silent' },
  });
  return outputFiles[0]?.text ?? '';
}

test('a file whose package declares no side effects is left out of the vendor entry, whichever import comes first', async () => {
  expect(await bundleEntry(['node_modules/cookie/dist/index.js'])).not.toContain('parseCookie');
});

test('a file whose package declares nothing about side effects is kept', async () => {
  expect(await bundleEntry(['node_modules/scheduler/cjs/scheduler.production.js'])).toContain('unstable_now');
});
