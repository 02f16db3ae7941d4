import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendOutboxEntry } from '../../src/base/outbox/outbox-store';
import { createInMemoryLockManager } from '../../tests/support/service-worker/in-memory-lock-manager';
import { flushOutboxInServiceWorker, flushOutboxOnSync } from './flush-in-service-worker';

const register = vi.fn<(tag: string) => Promise<void>>();
const sync = (tag: string) => ({ tag }) as Parameters<typeof flushOutboxOnSync>[0];
let isOnline = true;
let requestCount = 0;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  isOnline = true;
  requestCount = 0;
  register.mockReset().mockResolvedValue(undefined);
  const locks = createInMemoryLockManager();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
    locks,
  });
  vi.stubGlobal('self', { registration: { sync: { register } } });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    requestCount += 1;
    return Response.json({ success: true, value: {} });
  });
  await appendOutboxEntry({
    key: 'k0',
    kind: 'events',
    body: '{}',
    merchant: 'FAIR',
    language: 'EN',
    writtenAt: Date.now(),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('[OFF-4] Background Sync', () => {
  test('is registered if entries remain queued, and is retried until the entries are sent', async () => {
    isOnline = false;
    await flushOutboxInServiceWorker(false);
    expect(register.mock.calls).toEqual([['fairground-outbox']]);
    // The browser retries a sync event whose promise rejected.
    await expect(flushOutboxOnSync(sync('fairground-outbox'))).rejects.toThrow();
    await expect(flushOutboxOnSync(sync('fairground-outbox'))).rejects.toThrow();
    expect(requestCount).toBe(0);
    isOnline = true;
    await expect(flushOutboxOnSync(sync('fairground-outbox'))).resolves.toBeUndefined();
    expect(requestCount).toBe(1);
    expect(register).toHaveBeenCalledOnce();
  });

  test('is not registered if all entries have been sent', async () => {
    await flushOutboxInServiceWorker(false);
    expect(requestCount).toBe(1);
    expect(register).not.toHaveBeenCalled();
  });

  test('a Background Sync event is ignored if its tag is not the tag of the outbox', async () => {
    await expect(flushOutboxOnSync(sync('another'))).resolves.toBeUndefined();
    expect(requestCount).toBe(0);
  });

  test('the entries stay queued for the next page if Background Sync is denied or unsupported', async () => {
    isOnline = false;
    register.mockRejectedValue(new DOMException('Permission denied', 'NotAllowedError'));
    await expect(flushOutboxInServiceWorker(false)).resolves.toBeUndefined();
    vi.stubGlobal('self', { registration: {} });
    await expect(flushOutboxInServiceWorker(false)).resolves.toBeUndefined();
    isOnline = true;
    await flushOutboxInServiceWorker(true);
    expect(requestCount).toBe(1);
  });
});
