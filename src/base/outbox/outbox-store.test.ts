import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { appendOutboxEntry, readNextOutboxEntry } from './outbox-store';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[OFF-4] writing or reading an outbox entry returns “timeout” if the database does not respond within three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const entry = { key: 'k', kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: 0 } as const;
  const results = Promise.all([appendOutboxEntry(entry), readNextOutboxEntry('feedback', Date.now())]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await results).toEqual([
    { ok: false, error: 'timeout' },
    { ok: false, error: 'timeout' },
  ]);
});
