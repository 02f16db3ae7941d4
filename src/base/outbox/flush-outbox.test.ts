import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInMemoryLockManager } from '../../../tests/support/service-worker/in-memory-lock-manager';
import { flushOutbox } from './flush-outbox';
import { appendOutboxEntry, readOutboxCounts, writeBackoff } from './outbox-store';

const KEYS = Array.from({ length: 8 }, (_, n) => `k${n}`);
let sent: string[] = [];
/** Idempotency keys that the platform has accepted. A set, because a retry with the same key has no further effect. */
let counted = new Set<string>();
/** Called by the platform before it accepts a request. */
let onArrival: (key: string) => Promise<void> = async () => undefined;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  sent = [];
  counted = new Set();
  onArrival = async () => undefined;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    sent.push(key);
    await onArrival(key);
    counted.add(key);
    return Response.json({ success: true, value: {} });
  });
  for (const key of KEYS) {
    const entry = { key, kind: 'events', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: Date.now() } as const;
    await appendOutboxEntry(entry);
  }
});
afterEach(() => vi.unstubAllGlobals());

const setNavigator = (more: object) =>
  vi.stubGlobal('navigator', { onLine: true, locks: createInMemoryLockManager(), ...more });
const waiting = async () => {
  const state = await readOutboxCounts();
  return state.ok ? state.value.waiting : undefined;
};

describe('[OFF-4] senders of the outbox', () => {
  test('[OFF-4.1] concurrent senders of the outbox send each entry once and in order if the browser supports Web Locks', async () => {
    setNavigator({});
    const results = await Promise.all([flushOutbox(false), flushOutbox(true), flushOutbox(false), flushOutbox(true)]);
    // One held the lock and emptied the outbox; the others cannot know.
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(sent).toEqual(KEYS);
    expect(await waiting()).toBe(0);
  });

  test('concurrent senders of the outbox send every entry at least once if the browser does not support Web Locks', async () => {
    setNavigator({ locks: undefined });
    Reflect.deleteProperty(navigator, 'locks');
    await Promise.all([flushOutbox(false), flushOutbox(false), flushOutbox(false)]);
    expect([...counted].sort()).toEqual(KEYS);
    expect(await waiting()).toBe(0);
  });

  test('a sender of the outbox sends the entries that an earlier sender has failed to send', async () => {
    setNavigator({});
    onArrival = async (key) => {
      if (key === 'k3' && sent.length === 4) setNavigator({ onLine: false });
      if (key === 'k3' && sent.length === 4) throw new TypeError('network lost');
    };
    expect(await flushOutbox(false)).toBe(false);
    expect(await waiting()).toBe(5);
    setNavigator({});
    expect(await flushOutbox(true)).toBe(true);
    expect(sent).toEqual(['k0', 'k1', 'k2', 'k3', 'k3', 'k4', 'k5', 'k6', 'k7']);
    expect(counted.size).toBe(8);
  });
});

test('[OFF-2.3][OFF-4.4] entries of the outbox are sent although the browser says that it is offline', async () => {
  setNavigator({ onLine: false });
  expect(await flushOutbox(false)).toBe(true);
  expect(sent).toEqual(KEYS);
});

describe('[OFF-4.2] an endpoint that never responds', () => {
  /** The endpoint of events never responds, as behind a firewall that drops its packets. */
  async function flushWithHangingEvents() {
    setNavigator({});
    const hanging = new Promise<void>(() => {});
    onArrival = async (key) => (key.startsWith('k') ? hanging : undefined);
    await append('feedback');
    await append('pushUnbind');
    void flushOutbox(false);
  }
  const append = (kind: 'feedback' | 'pushUnbind', key: string = kind) =>
    appendOutboxEntry({ key, kind, body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: Date.now() });

  test('the entries of other kinds are sent meanwhile', async () => {
    await flushWithHangingEvents();
    await expect.poll(() => [...counted].sort()).toEqual(['feedback', 'pushUnbind']);
    expect(sent.filter((key) => key.startsWith('k'))).toEqual(['k0']);
  });

  test('an entry of another kind that is added later is sent meanwhile', async () => {
    await flushWithHangingEvents();
    await expect.poll(() => counted.size).toBe(2);
    await append('feedback', 'later feedback');
    void flushOutbox(false);
    await expect.poll(() => [...counted]).toContain('later feedback');
  });
});

test('[OFF-4] a reconnect ends the backoff of the outbox sender that holds the lock', async () => {
  setNavigator({});
  // Within the minute that a sender waits.
  await writeBackoff('events', { until: Date.now() + 50_000, failures: 3 });
  const first = flushOutbox(false);
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(1);
  expect(sent).toEqual([]);
  await expect
    .poll(async () => {
      await flushOutbox(true);
      return sent.length;
    })
    .toBe(KEYS.length);
  expect(await first).toBe(true);
});

test('[OFF-4] a sender of the outbox continues its backoff when another sender starts, unless the network has reconnected', async () => {
  setNavigator({});
  await writeBackoff('events', { until: Date.now() + 50_000, failures: 3 });
  const first = flushOutbox(false);
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(1);
  // The database handles its tasks in order: the sender has read its backoff and sleeps.
  await waiting();
  expect(await flushOutbox(false)).toBe(false);
  for (let n = 0; n < 5; n += 1) expect(await waiting()).toBe(KEYS.length);
  expect(sent).toEqual([]);
  // Ends it.
  await expect.poll(async () => (await flushOutbox(true)) || sent.length > 0).toBe(true);
  expect(await first).toBe(true);
});

test('[OFF-4] a sender of the outbox ends without sending an entry if the stored backoff is longer than a minute', async () => {
  setNavigator({});
  await writeBackoff('events', { until: Date.now() + 70_000, failures: 3 });
  expect(await flushOutbox(false)).toBe(false);
  expect(sent).toEqual([]);
});
