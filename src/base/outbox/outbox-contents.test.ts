import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxEntryKind } from './outbox-entry';
import {
  appendOutboxEntry,
  hasQueuedEntry,
  postponeOutboxEntry,
  readBackoffs,
  readNextOutboxEntry,
  readOutboxCounts,
  removeOutboxEntry,
  removeQueuedEntries,
  writeBackoff,
} from './outbox-store';

const write = (key: string, kind: OutboxEntryKind = 'events') =>
  appendOutboxEntry({ key, kind, body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: 5 });
const first = async () => {
  const found = await readNextOutboxEntry('events', Date.now());
  return found.ok && found.value !== 'postponed' ? found.value : undefined;
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('[OFF-4] contents of the outbox', () => {
  test('a new outbox has no entries, no backoff and no dropped entries', async () => {
    expect(await first()).toBeUndefined();
    expect(await readBackoffs()).toEqual({ ok: true, value: new Map() });
    const drops = { expired: 0, overflow: 0, refused: 0, unreadable: 0 };
    expect(await readOutboxCounts()).toEqual({ ok: true, value: { waiting: 0, drops } });
  });

  test('outbox entries are read in the order they were written, and stay until they are removed', async () => {
    for (const key of ['b', 'a', 'c']) expect(await write(key)).toEqual({ ok: true, value: undefined });
    const seen: string[] = [];
    for (let found = await first(); found; found = await first()) {
      expect((await first())?.position).toBe(found.position);
      seen.push(found.entry?.key ?? '');
      await removeOutboxEntry(found.position, found.entry);
    }
    expect(seen).toEqual(['b', 'a', 'c']);
  });

  test('the outbox counts its dropped entries by reason', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await write(key);
    for (const drop of [undefined, 'refused', 'refused', 'expired'] as const) {
      const found = await first();
      if (found) await removeOutboxEntry(found.position, found.entry, drop);
    }
    const drops = { expired: 1, overflow: 0, refused: 2, unreadable: 0 };
    expect(await readOutboxCounts()).toEqual({ ok: true, value: { waiting: 0, drops } });
  });

  test('hasQueuedEntry() finds an outbox entry of the given kind, even if the outbox also contains an invalid entry', async () => {
    const isUnbindWaiting = () => hasQueuedEntry('pushUnbind');
    expect(await isUnbindWaiting()).toEqual({ ok: true, value: false });
    await write('a');
    const database = await openDB('fairground-outbox', 1);
    await database.put('entries', 'of another shape');
    database.close();
    expect(await isUnbindWaiting()).toEqual({ ok: true, value: false });
    await write('b', 'pushUnbind');
    expect(await isUnbindWaiting()).toEqual({ ok: true, value: true });
  });

  test('[SAFE-4.6] all entries of a kind are removed, and those of other kinds stay', async () => {
    await write('a');
    await write('b', 'feedback');
    await write('c');
    expect(await removeQueuedEntries('events')).toEqual({ ok: true, value: undefined });
    expect(await hasQueuedEntry('events')).toEqual({ ok: true, value: false });
    expect(await hasQueuedEntry('feedback')).toEqual({ ok: true, value: true });
    expect(await readOutboxCounts()).toMatchObject({ ok: true, value: { waiting: 1, drops: { refused: 0 } } });
  });

  test('a removed outbox entry is not stored again when a second sender postpones it', async () => {
    await write('a');
    const found = await first();
    if (!found?.entry) throw new Error('no entry');
    await removeOutboxEntry(found.position, found.entry);
    await postponeOutboxEntry(found.position, found.entry, { until: 10, failures: 1 });
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0 } });
  });

  test('[OFF-4.5] an invalid outbox entry that two senders remove is counted as dropped once', async () => {
    await write('a');
    const found = await first();
    for (let sender = 0; sender < 2; sender += 1)
      await removeOutboxEntry(found?.position ?? 0, undefined, 'unreadable');
    expect(await readOutboxCounts()).toMatchObject({ value: { drops: { unreadable: 1 } } });
  });

  test.each([
    // until        found at 0
    [3_600_000, 'postponed'],
    [3_600_001, expect.objectContaining({ entry: expect.objectContaining({ key: 'a' }) })],
  ])(
    'an outbox entry postponed by %i ms is read as %j: a postponement of more than an hour is ignored',
    async (until, expected) => {
      await write('a');
      const found = await first();
      if (!found?.entry) throw new Error('no entry');
      await postponeOutboxEntry(found.position, found.entry, { until, failures: 1 });
      const next = await readNextOutboxEntry('events', 0);
      if (!next.ok) throw new Error(next.error);
      expect(next.value).toEqual(expected);
    },
  );

  test('removing an outbox entry resets the stored backoff of its kind', async () => {
    await write('a');
    await writeBackoff('events', { until: 9, failures: 2 });
    const found = await first();
    await removeOutboxEntry(found?.position ?? 0, found?.entry);
    expect(await readBackoffs()).toEqual({ ok: true, value: new Map() });
  });

  test('the outbox keeps at most 500 entries: the oldest entries are dropped and counted as overflow', async () => {
    for (let n = 0; n < 500; n += 1) await write(`k${n}`);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 500, drops: { overflow: 0 } } });
    expect((await first())?.entry?.key).toBe('k0');
    await write('k500');
    await write('k501');
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 500, drops: { overflow: 2 } } });
    expect((await first())?.entry?.key).toBe('k2');
  });

  test('the outbox stores the latest backoff of each kind', async () => {
    await writeBackoff('events', { until: 9, failures: 2 });
    await writeBackoff('feedback', { until: 5, failures: 1 });
    await writeBackoff('events', { until: 12, failures: 3 });
    expect(await readBackoffs()).toEqual({
      ok: true,
      value: new Map([
        ['events', { until: 12, failures: 3 }],
        ['feedback', { until: 5, failures: 1 }],
      ]),
    });
  });

  test('reading or writing an outbox entry returns an error if the browser refuses to open a database', async () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      writable: true,
      value: {
        open: () => {
          throw new DOMException('The operation is insecure', 'SecurityError');
        },
      },
    });
    expect(await write('a')).toEqual({ ok: false, error: expect.stringContaining('insecure') });
    expect(await readNextOutboxEntry('events', Date.now())).toMatchObject({ ok: false });
  });

  test('the outbox database can be upgraded to a newer version, because every access to it closes its connection', async () => {
    await write('a');
    const newer = await openDB('fairground-outbox', 2);
    expect(newer.version).toBe(2);
    newer.close();
  });
});
