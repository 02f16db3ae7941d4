import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_FILES_CACHE } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  sha256Hex,
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
    const body = sha256Hex('a body');
    expect(await storeContentByHash(body, new Response('a body', { headers: { 'content-type': 'text/css' } }))).toBe(
      true,
    );
    const found = await readContentByHash(body);
    expect([await found?.text(), found?.headers.get('content-type')]).toEqual(['a body', 'text/css']);
    expect(await readContentByHash(B)).toBeUndefined();
    expect([await hasContentWithHash(body), await hasContentWithHash(B)]).toEqual([true, false]);
  });

  test.each([
    ['shorter than it was', 'a bod'],
    ['longer than it was', 'a body '],
    ['changed in one character', 'a bodY'],
    ['empty', ''],
    ['filled with zeros', '\0\0\0\0\0\0'],
  ])('a stored body that is %s counts as missing and is deleted', async (_, damaged) => {
    const hash = sha256Hex('a body');
    await storeContentByHash(hash, new Response(damaged));
    expect(await readContentByHash(hash)).toBeUndefined();
    expect(await hasContentWithHash(hash)).toBe(false);
  });

  test('a stored body that cannot be read counts as missing and is deleted', async () => {
    const hash = sha256Hex('a body');
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('disk')) });
    const remove = vi.fn(async () => true);
    vi.stubGlobal('caches', { open: async () => ({ match: async () => new Response(body), delete: remove }) });
    expect(await readContentByHash(hash)).toBeUndefined();
    expect(remove).toHaveBeenCalledWith(`/m/content/${hash}`);
  });

  test('a stored document is compared with the hash of its shell, whatever the head of the host is', async () => {
    const hash = sha256Hex('<body>');
    await storeContentByHash(hash, new Response('<title>Kopi</title>\n<!--shell-->\n<body>'));
    expect(await (await readContentByHash(hash))?.text()).toBe('<title>Kopi</title>\n<!--shell-->\n<body>');
    await storeContentByHash(hash, new Response('<title>Kopi</title>\n<!--shell-->\n<bod'));
    expect(await readContentByHash(hash)).toBeUndefined();
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
