import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { APP_FILES_CACHE } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  sha256Hex,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { readErrorLog } from '../runtime/error-log';
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

  /** Stubs Cache Storage: each read returns the next of `bodies`, and then the last one again. */
  function stubReads(...bodies: readonly BodyInit[]) {
    const remove = vi.fn(async () => true);
    const match = vi.fn(async () => new Response(bodies[Math.min(match.mock.calls.length, bodies.length) - 1]));
    vi.stubGlobal('caches', { open: async () => ({ match, delete: remove }) });
    return remove;
  }

  test('a stored body that cannot be read counts as missing, and is not deleted, because the next read may succeed', async () => {
    const hash = sha256Hex('a body');
    const remove = stubReads(new ReadableStream({ start: (controller) => controller.error(new Error('disk')) }));
    expect(await readContentByHash(hash)).toBeUndefined();
    expect(remove).not.toHaveBeenCalled();
  });

  test('[OFF-3.7] a damaged body that another tab has replaced meanwhile is not deleted', async () => {
    const remove = stubReads('a bodY', 'a body');
    expect(await (await readContentByHash(sha256Hex('a body')))?.text()).toBe('a body');
    expect(remove).not.toHaveBeenCalled();
  });

  test('[OFF-3.7] damaged content is in the error log, which the diagnostics page shows', async () => {
    const hash = sha256Hex('a body');
    await storeContentByHash(hash, new Response('a bodY'));
    await readContentByHash(hash);
    await expect.poll(readErrorLog).toMatchObject([{ what: `damaged: ${hash}` }]);
  });

  const DOCUMENT = '<title>Kopi</title>\n<!--shell-->\n<body>';

  test('a stored document is compared with the hash of its shell, whatever the head of the host is', async () => {
    const hash = sha256Hex('<body>');
    await storeContentByHash(hash, new Response(DOCUMENT));
    expect(await (await readContentByHash(hash))?.text()).toBe(DOCUMENT);
    await storeContentByHash(hash, new Response(DOCUMENT.slice(0, -1)));
    expect(await readContentByHash(hash)).toBeUndefined();
  });

  test.each([
    ['document with a head', DOCUMENT, '<body>'],
    ['document without a head', '<body>', '<body>'],
    ['script', 'page()', 'page()'],
  ])('a %s is hashed once', async (_, body, hashed) => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    await storeContentByHash(sha256Hex(hashed), new Response(body));
    expect(await readContentByHash(sha256Hex(hashed))).toBeDefined();
    expect(digest).toHaveBeenCalledOnce();
    digest.mockRestore();
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

  /** Stubs Cache Storage so that it finds content immediately, whose body arrives after `ms`. */
  function stubSlowBody(text: string, ms: number): void {
    const start = (controller: ReadableStreamDefaultController) =>
      void setTimeout(() => {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      }, ms);
    const match = async () => new Response(new ReadableStream({ start }));
    vi.stubGlobal('caches', { open: async () => ({ match }) });
  }

  test('a body that arrives slowly has five seconds, because a slow device reads and verifies large ones', async () => {
    stubSlowBody('a body', 4_000);
    const read = await advanceTimersUntilSettled(readContentByHash(sha256Hex('a body')));
    expect([read.ms, await read.value?.text()]).toEqual([4_000, 'a body']);
    stubSlowBody('a body', 6_000);
    expect(await duration(readContentByHash(sha256Hex('a body')))).toBe(5_000);
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
