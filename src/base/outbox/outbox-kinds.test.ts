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
  createOutboxSender as sender,
  UNCLEAR,
} from '../../../tests/support/outbox/outbox-sender';
import type { DeliveryOutcome } from './decide-delivery';
import { appendOutboxEntry, readBackoffs, readOutboxCounts, readOutboxEntryStatus, writeBackoff } from './outbox-store';
import { sendQueuedEntries } from './send-queued-entries';

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

  /** Returns a sender to whom the endpoint of the kind `events` never responds. */
  function senderWithFailingEvents() {
    const clock = createManualClock(NOW);
    const sent: string[] = [];
    const send = () =>
      sendQueuedEntries({
        post: async ({ key, kind }) => {
          sent.push(key);
          return kind === 'events' ? FAILING : DELIVERED;
        },
        clock,
        random: () => 0,
        isOnline: () => true,
        isReconnect: false,
        wakeSignal: () => new AbortController().signal,
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
    expect(sent).toEqual(['event 1', 'feedback 1', 'unbind', 'feedback 2']);
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

  test('[OFF-4.2] a sender that waits for one kind sends a new entry of another kind within five seconds, without an event', async () => {
    await appendOutboxEntry(entry('event'));
    const clock = createManualClock(NOW);
    const sent: string[] = [];
    const sending = sendQueuedEntries({
      post: async ({ key, kind }) => {
        sent.push(key);
        return kind === 'events' && sent.length === 1 ? { outcome: 'later', retryAfterMs: 30_000 } : DELIVERED;
      },
      clock,
      random: () => 0,
      isOnline: () => true,
      isReconnect: false,
      wakeSignal: () => new AbortController().signal,
      maxTotalWaitMs: 60_000,
    });
    await expect.poll(() => clock.pendingSleeps()).toBe(1);
    await appendOutboxEntry(entry('feedback', NOW, 'feedback'));
    await clock.advance(5_000);
    await expect.poll(() => sent).toEqual(['event', 'feedback']);
    for (let waits = 0; waits < 5; waits += 1) {
      await expect.poll(() => clock.pendingSleeps()).toBe(1);
      await clock.advance(5_000);
    }
    expect(await sending).toBe(true);
    expect(sent).toEqual(['event', 'feedback', 'event']);
  });

  test('[OFF-4.2] a new entry ends the wait of a sender, but not the backoff of a kind that fails', async () => {
    await appendOutboxEntry(entry('event'));
    const clock = createManualClock(NOW);
    let wake = new AbortController();
    const sent: string[] = [];
    const sending = sendQueuedEntries({
      post: async ({ key, kind }) => {
        sent.push(key);
        return kind === 'events' ? { outcome: 'later', retryAfterMs: 58_000 } : DELIVERED;
      },
      clock,
      random: () => 0,
      isOnline: () => true,
      isReconnect: false,
      wakeSignal: () => wake.signal,
      maxTotalWaitMs: 60_000,
    });
    await expect.poll(() => clock.pendingSleeps()).toBe(1);
    await appendOutboxEntry(entry('feedback', NOW, 'feedback'));
    const woken = wake;
    wake = new AbortController();
    woken.abort('new entry');
    // The clock does not move.
    await expect.poll(() => sent).toEqual(['event', 'feedback']);
    await expect.poll(() => clock.pendingSleeps()).toBe(1);
    wake.abort('reconnect');
    wake = new AbortController();
    await expect.poll(() => sent).toEqual(['event', 'feedback', 'event']);
    await expect.poll(() => clock.pendingSleeps()).toBe(1);
    await clock.advance(5_000);
    expect(sent).toHaveLength(3);
    void sending;
  });
});

describe('[OFF-4] status of an outbox entry', () => {
  test.each([
    [DELIVERED, 'delivered'],
    [REFUSED, 'dropped'],
    [UNCLEAR, 'queued'],
  ])('[OFF-4.3] after the outcome %j, an entry is %s', async (outcome, status) => {
    await appendOutboxEntry(entry('a'));
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: 'queued' });
    await sender([outcome]).send();
    expect(await readOutboxEntryStatus('a')).toEqual({ ok: true, value: status });
  });

  test('an entry that a full outbox has dropped is not taken for delivered', async () => {
    for (let n = 0; n < 501; n += 1) await appendOutboxEntry(entry(`k${n}`));
    expect(await readOutboxEntryStatus('k0')).toEqual({ ok: true, value: 'dropped' });
    expect(await readOutboxEntryStatus('k1')).toEqual({ ok: true, value: 'queued' });
  });
});
