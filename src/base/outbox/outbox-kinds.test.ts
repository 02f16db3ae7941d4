import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../tests/support/clocks/manual-clock';
import {
  DELIVERED,
  createOutboxEntry as entry,
  LATER,
  NOW,
  REFUSED,
  sendAllKinds,
  createOutboxSender as sender,
  UNCLEAR,
} from '../../../tests/support/outbox/outbox-sender';
import type { DeliveryOutcome } from './decide-delivery';
import { appendOutboxEntry, readBackoffs, readOutboxCounts, readOutboxEntryStatus, writeBackoff } from './outbox-store';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('[OFF-4.4] a sender of the outbox tries each kind once in a browser that says it is offline, and does not wait', async () => {
  await appendOutboxEntry(entry('a'));
  await appendOutboxEntry(entry('b', NOW, 'feedback'));
  const { sent, send, clock } = sender([LATER]);
  expect(await send({ isOnline: () => false })).toBe(false);
  expect([sent, clock.slept]).toEqual([['a', 'b'], 0]);
});

describe('[OFF-4] kinds of outbox entries', () => {
  const FAILING: DeliveryOutcome = { outcome: 'later', retryAfterMs: 120_000 };

  /** Returns a sender to whom the endpoint of the kind `events` never responds with success. */
  function senderWithFailingEvents() {
    const clock = createManualClock(NOW);
    const sent: string[] = [];
    const send = () =>
      sendAllKinds({
        post: async ({ key, kind }) => {
          sent.push(key);
          return kind === 'events' ? FAILING : DELIVERED;
        },
        clock,
        random: () => 0,
        isOnline: () => true,
        isReconnect: false,
        reconnectSignal: () => new AbortController().signal,
        maxTotalWaitMs: 60_000,
      });
    return { sent, send };
  }

  test('[OFF-4.2] an endpoint that fails delays only the entries of its own kind, which keep their order', async () => {
    await appendOutboxEntry(entry('event 1'));
    await appendOutboxEntry(entry('feedback 1', NOW, 'feedback'));
    await appendOutboxEntry(entry('event 2'));
    await appendOutboxEntry(entry('unbind', NOW, 'pushUnbind'));
    await appendOutboxEntry(entry('feedback 2', NOW, 'feedback'));
    const { sent, send } = senderWithFailingEvents();
    expect(await send()).toBe(false);
    expect([...sent].sort()).toEqual(['event 1', 'feedback 1', 'feedback 2', 'unbind']);
    expect(sent.filter((key) => key.startsWith('feedback'))).toEqual(['feedback 1', 'feedback 2']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 2 } });

    const later = sender();
    expect(await later.send({ isReconnect: true })).toBe(true);
    expect(later.sent).toEqual(['event 1', 'event 2']);
  });

  test('[OFF-4.2] the stored backoff of one kind does not delay a new entry of another kind', async () => {
    await writeBackoff('events', { until: NOW + 120_000, failures: 4 });
    await appendOutboxEntry(entry('event'));
    await appendOutboxEntry(entry('receipt', NOW, 'pushReceipt'));
    const { sent, send, clock } = sender();
    expect(await send()).toBe(false);
    expect([sent, clock.slept]).toEqual([['receipt'], 0]);
    expect(await readBackoffs()).toEqual({
      ok: true,
      value: new Map([['events', { until: NOW + 120_000, failures: 4 }]]),
    });
  });

  test('[OFF-4.5] a sender whose backoff cannot be stored stops instead of sending the entry again at once', async () => {
    await appendOutboxEntry(entry('a'));
    const { indexedDB } = globalThis;
    const { sent, send } = sender([LATER, LATER]);
    const onSent = () => {
      const open = () => {
        globalThis.indexedDB = indexedDB;
        throw new DOMException('The operation is insecure', 'SecurityError');
      };
      globalThis.indexedDB = Object.assign(new IDBFactory(), { open });
    };
    expect(await send({ onSent })).toBe(false);
    expect(sent).toEqual(['a']);
  });
});

describe('[OFF-4] status of an outbox entry', () => {
  const feedback = (key: string) => entry(key, NOW, 'feedback');

  test.each([
    [DELIVERED, 'delivered'],
    [REFUSED, 'dropped'],
    [UNCLEAR, 'queued'],
  ])('[OFF-4.3] after the outcome %j, an entry is %s', async (outcome, status) => {
    await appendOutboxEntry(feedback('a'));
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: 'queued' });
    await sender([outcome]).send();
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: status });
  });

  test('an entry that a full outbox has dropped is not taken for delivered', async () => {
    await appendOutboxEntry(feedback('a'));
    for (let n = 0; n < 500; n += 1) await appendOutboxEntry(entry(`k${n}`));
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: 'dropped' });
    await appendOutboxEntry(feedback('b'));
    expect(await readOutboxEntryStatus('b')).toEqual({ ok: true, value: 'queued' });
  });

  test('[OFF-4.8] an entry that went with the database is not taken for delivered', async () => {
    await appendOutboxEntry(feedback('a'));
    globalThis.indexedDB = new IDBFactory();
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: 'unknown' });
  });

  test('[OFF-4.3] the outcome of an entry is still known after many events have been delivered and dropped', async () => {
    await appendOutboxEntry(feedback('a'));
    await sender().send();
    await appendOutboxEntry(feedback('b'));
    await sender([REFUSED]).send();
    for (let n = 0; n < 40; n += 1) await appendOutboxEntry(entry(`k${n}`));
    await sender(Array.from({ length: 20 }, () => REFUSED)).send();
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: 'delivered' });
    expect(await readOutboxEntryStatus('b')).toEqual({ ok: true, value: 'dropped' });
  });
});
