import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_FILES_CACHE } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { deleteUnusedContent, hasContentWithHash, readContentByHash, storeContentByHash } from './content-store';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const C = 'c'.repeat(64);

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

const storedKeys = async () =>
  (await (await caches.open(APP_FILES_CACHE)).keys()).map(({ url }) => new URL(url).pathname);

describe('[OFF-2] store of file contents', () => {
  test('returns a stored body with its headers, and undefined for an unknown hash', async () => {
    expect(await storeContentByHash(A, new Response('a body', { headers: { 'content-type': 'text/css' } }))).toBe(true);
    const found = await readContentByHash(A);
    expect([await found?.text(), found?.headers.get('content-type')]).toEqual(['a body', 'text/css']);
    expect(await readContentByHash(B)).toBeUndefined();
    expect([await hasContentWithHash(A), await hasContentWithHash(B)]).toEqual([true, false]);
  });

  test('keeps bodies by hash in a separate cache', async () => {
    await storeContentByHash(A, new Response('a'));
    expect(await caches.keys()).toEqual([APP_FILES_CACHE]);
    expect(await storedKeys()).toEqual([`/m/content/${A}`]);
  });

  test('deletes exactly the contents that no version needs', async () => {
    for (const hash of [A, B, C]) await storeContentByHash(hash, new Response(hash));
    await deleteUnusedContent(new Set([B]));
    expect(await storedKeys()).toEqual([`/m/content/${B}`]);
  });

  test('storing a body that exceeds the quota returns false instead of throwing', async () => {
    vi.stubGlobal('caches', {
      open: async () => ({ put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) }),
    });
    expect(await storeContentByHash(A, new Response('a'))).toBe(false);
  });
});

describe('[OFF-2] Cache Storage that never responds', () => {
  beforeEach(() => {
    installFakeTimeouts();
    vi.stubGlobal('caches', { open: () => new Promise(() => undefined) });
  });

  const duration = async (work: Promise<unknown>) => (await advanceTimersUntilSettled(work)).ms;

  test('an access to a Cache Storage that never responds times out after one second if a page is waiting', async () => {
    expect(await duration(readContentByHash(A))).toBe(1_000);
    expect(await duration(hasContentWithHash(A))).toBe(1_000);
  });

  test('an access to a Cache Storage that never responds times out after ten seconds if no page is waiting', async () => {
    expect(await duration(storeContentByHash(A, new Response('a')))).toBe(10_000);
    expect(await duration(deleteUnusedContent(new Set()))).toBe(10_000);
    expect(await duration(hasContentWithHash(A, 10_000))).toBe(10_000);
  });
});
