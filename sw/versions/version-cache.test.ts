import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DeployedFile,
  type ServiceWorkerFixture,
  shellOf,
  startServiceWorkerFixture,
  versionOf,
} from '../../tests/support/service-worker/service-worker-fixture';
import { storeContent } from './content-store';
import { cacheVersions, findCompleteVersion, isComplete, servableVersions } from './version-cache';
import { writeBypassMode, writeStoredVersions } from './versions-store';

const main: DeployedFile = { url: '/m/assets/main.1.js', text: 'main()' };
const page: DeployedFile = { url: '/m/assets/page.1.js', text: 'page()', group: 'lazy' };
const old = versionOf('old');
const current = versionOf('current', [shellOf('current'), main, page]);

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

async function storeBodies(...files: readonly { readonly sha256: string }[]): Promise<void> {
  for (const { sha256 } of files) await storeContent(sha256, new Response('body'));
}
const criticalOf = (version: typeof old) => version.files.filter(({ group }) => group === 'critical');
const buildsOf = async () => (await servableVersions()).map(({ build }) => build);

describe('[OFF-2] the list of versions in memory', () => {
  // These two come first, while the module state is empty, as in a service worker that has just been started.
  test('[OFF-2] is empty in a new service worker if the database cannot be opened', async () => {
    await rig.refuseDatabases();
    expect(await servableVersions()).toEqual([]);
    expect(await findCompleteVersion()).toBeUndefined();
  });

  test('[OFF-2] is read from the database by a new service worker', async () => {
    await writeStoredVersions([current, old]);
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('[OFF-2] is read once, so that files do not wait for the database', async () => {
    await writeStoredVersions([current]);
    await servableVersions();
    const opened = vi.spyOn(indexedDB, 'open');
    await servableVersions();
    expect(opened).not.toHaveBeenCalled();
  });

  test('[OFF-2] has no complete version before the first one is stored, or in bypass mode', async () => {
    expect(await findCompleteVersion()).toBeUndefined();
    await storeBodies(...criticalOf(current));
    await writeStoredVersions([current]);
    await writeBypassMode(true);
    expect(await findCompleteVersion()).toBeUndefined();
    await writeBypassMode(false);
    expect((await findCompleteVersion())?.build).toBe('current');
  });

  test('[OFF-2] stays unchanged while the database cannot be opened', async () => {
    await writeStoredVersions([old]);
    await storeBodies(...criticalOf(old));
    await findCompleteVersion();
    await rig.refuseDatabases();
    expect((await findCompleteVersion())?.build).toBe('old');
    expect(await buildsOf()).toEqual(['old']);
  });
});

describe('[UPD-2] the version that a navigation gets', () => {
  test('[UPD-2] is the newest one whose critical files are all stored', async () => {
    await writeStoredVersions([current, old]);
    expect(await findCompleteVersion()).toBeUndefined();
    await storeBodies(...criticalOf(old));
    expect((await findCompleteVersion())?.build).toBe('old');
    await storeBodies(...criticalOf(current));
    expect((await findCompleteVersion())?.build).toBe('current');
    expect(await isComplete(current)).toBe(true);
  });

  test('[UPD-2] is never a version of which a critical file is missing', async () => {
    const [shell, script] = criticalOf(current);
    if (!shell || !script) throw new Error('two critical files');
    await storeBodies(shell);
    expect(await isComplete(current)).toBe(false);
  });

  test('[UPD-2] is the version that another service worker has made active in the meantime', async () => {
    await storeBodies(...criticalOf(old), ...criticalOf(current));
    cacheVersions([old]);
    await writeStoredVersions([current, old]);
    expect((await findCompleteVersion())?.build).toBe('current');
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('[UPD-2] is the version just precached, even if the database could not store that version', async () => {
    await storeBodies(...criticalOf(old), ...criticalOf(current));
    await writeStoredVersions([old]);
    cacheVersions([current, old], false);
    expect((await findCompleteVersion())?.build).toBe('current');
    expect(await buildsOf()).toEqual(['current', 'old']);
  });

  test('[UPD-2] is read from the database again once the version in memory has lost a file', async () => {
    await storeBodies(...criticalOf(old));
    await writeStoredVersions([old]);
    cacheVersions([current], false);
    expect(await findCompleteVersion()).toBeUndefined();
    expect((await findCompleteVersion())?.build).toBe('old');
  });
});
