import { describe, expect, test } from 'vitest';
import { bundleScript } from '../../deploy/build/bundle/bundle-script.mjs';
import { createPackagePatches, readPinnedFile } from '../../deploy/build/plugins/package-patches.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { createTemporarySite } from './temporary-site';

/** Bundles a script from its source, in production mode. */
const bundle = (source: string, files: Record<string, string> = {}, target?: string): Promise<string> => {
  const { root } = createTemporarySite({ 'sw/index.ts': source, ...files });
  return bundleScript(createSiteBuildOptions({ root }), 'sw/index.ts', target) as Promise<string>;
};

describe('bundled script', () => {
  test('errors of Workbox in a bundled script have no details, which could contain a URL with its query', async () => {
    const script = await bundle(`
      import { WorkboxError } from 'workbox-core/_private/WorkboxError.js';
      self.made = new WorkboxError('no-response', { url: '/m/home?token=secret' });`);
    const self: { made?: Error & { details?: unknown } } = {};
    new Function('self', script)(self);
    expect([self.made?.message, self.made?.details]).toEqual(['no-response', undefined]);
  });

  test('a bundled script contains no unused schema', async () => {
    const script = await bundle(`
      import { object, string } from 'valibot';
      export const used = object({ kept: string() });
      export const unused = object({ removed: string() });
      self.used = used;`);
    expect(script).toContain('kept');
    expect(script).not.toContain('removed');
  });

  test('a file of a package is refused if it is not the one that its patch was written for', async () => {
    const { root } = createTemporarySite({ 'packages/error.js': 'export class WorkboxError extends Error {}' });
    await expect(readPinnedFile(`${root}/packages/error.js`, 'c73dae21')).rejects.toThrow(
      /error\.js has changed \(SHA-256 [0-9a-f]{64}\)/,
    );
  });

  test('a patch of a file that no build has loaded is found', async () => {
    const { plugin, listUnseen } = createPackagePatches([{ file: 'no-package/index.js', sha256: '', change: String }]);
    expect(plugin.name).toBe('package-patches');
    expect(listUnseen()).toEqual(['no-package/index.js']);
  });

  test('a bundled script uses only syntax that its target supports', async () => {
    const source = 'self.made = { location: location };';
    expect(await bundle(source, {}, 'es5')).toContain('{location:location}');
    expect(await bundle(source)).toContain('{location}');
  });
});
