import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { appendEntry, firstEntry } from './outbox-store';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[OFF-4] a database that never answers is an error after three seconds, and nobody waits for it any longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const entry = { key: 'k', kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: 0 } as const;
  const asked = Promise.all([appendEntry(entry), firstEntry()]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual([
    { ok: false, error: 'timeout' },
    { ok: false, error: 'timeout' },
  ]);
});
