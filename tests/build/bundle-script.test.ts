import { describe, expect, test } from 'vitest';
import { bundleScript } from '../../deploy/build/bundle/bundle-script.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { createTemporarySite } from './temporary-site';

/** Bundles a script from its source, in production mode. */
const bundle = (source: string, files: Record<string, string> = {}, target?: string): Promise<string> => {
  const { root } = createTemporarySite({ 'sw/index.ts': source, ...files });
  return bundleScript(createSiteBuildOptions({ root }), 'sw/index.ts', target) as Promise<string>;
};

describe('bundled script', () => {
  test('a bundled script contains no unused code of Workbox', async () => {
    const script = await bundle(`
      import { Router } from 'workbox-routing/Router.js';
      import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
      self.made = [new Router(), new NetworkFirst({ cacheName: 'named' })];`);
    expect(script).not.toMatch(/CACHE_URLS|__WB_REVISION__|workbox:|precache-v2|unregister-route/);
    const self: { made?: unknown[] } = {};
    new Function('self', script)(self);
    expect(self.made).toMatchObject([{ routes: new Map() }, { cacheName: 'named' }]);
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

  test('bundling a script fails if a package no longer contains the code that the build removes', async () => {
    const changed = { 'packages/idb/build/index.js': 'export const openDB = 1;' };
    const building = bundle(`import { openDB } from '../packages/idb/build/index.js'; self.made = openDB;`, changed);
    await expect(building).rejects.toThrow('no longer has the code to remove');
  });

  test('a bundled script uses only syntax that its target supports', async () => {
    const source = 'self.made = { location: location };';
    expect(await bundle(source, {}, 'es5')).toContain('{location:location}');
    expect(await bundle(source)).toContain('{location}');
  });
});
