import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppVersion, ASSET_MANIFEST_URL, SHELL_URL } from '../../src/contract/asset-manifest';
import { RUNNING_LOCK_PREFIX } from '../../src/contract/storage-keys';
import { memoryCaches } from '../../tests/support/memory-caches';
import { hasContent, storeContent } from '../versions/content-store';
import { wholeVersion } from '../versions/known-versions';
import { readGenerations, writeGenerations } from '../versions/versions-store';
import { stage } from './stage-version';
import { sha256Of } from './verify-body';

const SHELL = '<!doctype html><title>the app</title>';
const older: AppVersion = {
  id: 'i0',
  build: 'b0',
  serviceWorker: 'on',
  files: [{ url: SHELL_URL, bytes: 5, sha256: '0'.repeat(64), group: 'critical' }],
};

/** A server with one version, whose one file is its shell. */
async function serve(serviceWorker: AppVersion['serviceWorker'] = 'on', status = 200): Promise<void> {
  const body = new TextEncoder().encode(SHELL);
  const shell = { url: SHELL_URL, bytes: body.byteLength, sha256: await sha256Of(body.buffer), group: 'critical' };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === SHELL_URL) return new Response(SHELL, { status, headers: { 'content-type': 'text/html' } });
    return Response.json({ build: 'b1', serviceWorker, files: url.startsWith(ASSET_MANIFEST_URL) ? [shell] : [] });
  });
}

const buildsWritten = async () => {
  const read = await readGenerations();
  return read.ok ? read.value.map(({ build }) => build) : read.error;
};

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('self', { clients: { matchAll: async () => [] } });
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: `${RUNNING_LOCK_PREFIX}b0` }] }) } });
  await serve();
  await writeGenerations([older]);
  await storeContent('0'.repeat(64), new Response('older'));
});
afterEach(() => vi.unstubAllGlobals());

test('[UPD-2] a database that is too slow while a version is staged makes nobody forget the other versions', async () => {
  // A busy device: this one is never answered.
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest());
  expect(await stage()).toBe(true);
  expect((await wholeVersion())?.build).toBe('b1');
  expect(await buildsWritten()).toEqual(['b0']);
  expect(await hasContent('0'.repeat(64))).toBe(true);

  // The next look makes up for it.
  expect(await stage()).toBe(true);
  expect(await buildsWritten()).toEqual(['b1', 'b0']);
  expect(await hasContent('0'.repeat(64))).toBe(true);
});

test('[OFF-2] while the server has the store passed by there is no version to run, and none is lost', async () => {
  await serve('pass');
  expect(await stage()).toBe(false);
  expect(await wholeVersion()).toBeUndefined();
  expect(await buildsWritten()).toEqual(['b0']);
  expect(await hasContent('0'.repeat(64))).toBe(true);

  // What was passed by does not come back in the place of a version that cannot be had.
  await serve('on', 503);
  expect(await stage()).toBe(false);
  expect(await wholeVersion()).toBeUndefined();

  await serve('on');
  expect(await stage()).toBe(true);
  expect((await wholeVersion())?.build).toBe('b1');
  expect(await buildsWritten()).toEqual(['b1', 'b0']);
});
