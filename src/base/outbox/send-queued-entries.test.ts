import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, flushPromises } from '../../../tests/support/clocks/manual-clock';
import {
  DELIVERED,
  createOutboxEntry as entry,
  LATER,
  NOW,
  REFUSED,
  createOutboxSender as sender,
  UNCLEAR,
} from '../../../tests/support/outbox/outbox-sender';
import { OUTBOX_DATABASE } from '../../contract/storage-keys';
import type { DeliveryOutcome } from './decide-delivery';
import { type OutboxEntry, UNCLEAR_REFUSAL_RETRY_PERIOD_MS } from './outbox-entry';
import { appendOutboxEntry, readBackoffs, readOutboxCounts, writeBackoff } from './outbox-store';
import { sendQueuedEntries } from './send-queued-entries';

const SEVEN_DAYS_MS = 604_800_000;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Writes a value of any shape into the outbox's database. */
async function putRaw(store: string, value: unknown, key?: string): Promise<void> {
  await readBackoffs();
  const database = await openDB(OUTBOX_DATABASE, 1);
  await database.put(store, value, key);
  database.close();
}

const refuse = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

/** Makes the next access to the database fail. */
function refuseNextAccess(): void {
  const { indexedDB } = globalThis;
  const open = () => {
    globalThis.indexedDB = indexedDB;
    return refuse();
  };
  globalThis.indexedDB = Object.assign(new IDBFactory(), { open });
}

describe('[OFF-4] sender of the outbox', () => {
  test('[OFF-4.1] sends each entry once, in the order in which the entries were written', async () => {
    for (const key of ['a', 'b', 'c']) await appendOutboxEntry(entry(key));
    const { sent, send } = sender();
    expect(await send()).toBe(true);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  test('retries an entry until it is delivered, and only then sends the next entry', async () => {
    for (const key of ['a', 'b']) await appendOutboxEntry(entry(key));
    const { sent, send, clock } = sender([LATER, LATER]);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'a', 'a', 'b']);
    expect(clock.slept).toBe(500 + 1_000);
  });

  test('[OFF-4.5] drops an entry that the platform refuses, and sends the next entry', async () => {
    for (const key of ['a', 'b']) await appendOutboxEntry(entry(key));
    const { sent, send } = sender([REFUSED]);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0, drops: { refused: 1 } } });
  });

  test.each([
    ['of an unknown kind', { ...entry('odd'), kind: 'photo' }],
    ['without a key', { ...entry('odd'), key: undefined }],
    ['without a time', { ...entry('odd'), writtenAt: 'now' }],
    ['that is not an object', 7],
  ])('[OFF-4.5] drops an entry %s, counts it as dropped, and sends the other entries', async (_, odd) => {
    await putRaw('entries', odd);
    await appendOutboxEntry(entry('a'));
    const { sent, send } = sender();
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0, drops: { unreadable: 1 } } });
  });

  test.each([
    ['that is a string', 'later'],
    ['with fields of other types', { until: 'later', failures: NaN }],
    ['that ends in 30 days', { until: NOW + 30 * 24 * 3_600_000, failures: 3 }],
  ])('ignores a stored backoff %s', async (_, pause) => {
    await appendOutboxEntry(entry('a'));
    await putRaw('pause', pause, 'events');
    const { sent, send, clock } = sender();
    expect(await send()).toBe(true);
    expect([sent, clock.slept]).toEqual([['a'], 0]);
  });

  test('a sender restarts an invalid stored count of dropped entries from zero, and keeps the valid counts', async () => {
    await appendOutboxEntry(entry('a'));
    await putRaw('drops', { refused: 'many', expired: 2 }, 'all');
    await sender([REFUSED]).send();
    expect(await readOutboxCounts()).toMatchObject({ value: { drops: { refused: 1, expired: 2, unreadable: 0 } } });
  });

  test('[OFF-4.5] sends the other entries while it retries an entry that is refused for an unknown reason', async () => {
    for (const key of ['odd', 'a', 'b']) await appendOutboxEntry(entry(key));
    const { sent, send, clock } = sender([UNCLEAR, DELIVERED, DELIVERED, UNCLEAR, DELIVERED, DELIVERED, UNCLEAR]);
    expect(await send()).toBe(false);
    expect([sent, clock.slept]).toEqual([['odd', 'a', 'b'], 0]);
    expect(await readBackoffs()).toEqual({ ok: true, value: new Map() });

    // It waits half a second, then twice as long; others do not.
    await clock.advance(500);
    await appendOutboxEntry(entry('c'));
    expect(await send()).toBe(false);
    await clock.advance(999);
    await appendOutboxEntry(entry('d'));
    expect(await send()).toBe(false);
    expect(sent.splice(0)).toEqual(['odd', 'a', 'b', 'odd', 'c', 'd']);

    // The first attempt after a day is the last.
    await clock.advance(UNCLEAR_REFUSAL_RETRY_PERIOD_MS - 1_498);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['odd']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0, drops: { refused: 1 } } });
  });

  test('[OFF-4.5] after a refusal with Retry-After, a sender delays only the refused entry, even after a reconnect', async () => {
    for (const key of ['odd', 'a']) await appendOutboxEntry(entry(key));
    const { sent, send, clock } = sender([{ outcome: 'unclear', retryAfterMs: 120_000 }]);
    expect(await send()).toBe(false);
    await clock.advance(119_999);
    expect(await send({ isReconnect: true })).toBe(false);
    expect(sent).toEqual(['odd', 'a']);
    await clock.advance(1);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['odd', 'a', 'odd']);
  });

  test.each([
    ['of another shape', 'soon'],
    ['that ends in 30 days', { until: NOW + 30 * 24 * 3_600_000, failures: 1 }],
  ])('ignores a postponement %s, and sends the entry at once', async (_, postponed) => {
    await putRaw('entries', { ...entry('a'), postponed });
    const { sent, send } = sender();
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a']);
  });

  test('drops an entry refused for an unknown reason if the entry is older than a day', async () => {
    await appendOutboxEntry(entry('old', NOW - UNCLEAR_REFUSAL_RETRY_PERIOD_MS - 1));
    await appendOutboxEntry(entry('young'));
    const { sent, send } = sender([UNCLEAR]);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['old', 'young']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0, drops: { refused: 1 } } });
  });

  test('keeps an entry refused for an unknown reason if the entry is at most a day old', async () => {
    await appendOutboxEntry(entry('a', NOW - UNCLEAR_REFUSAL_RETRY_PERIOD_MS));
    expect(await sender([UNCLEAR]).send()).toBe(false);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 1, drops: { refused: 0 } } });
  });

  test.each([
    ['cannot be removed after its delivery', DELIVERED],
    ['cannot be postponed', UNCLEAR],
  ])('stops after an entry that %s, instead of sending the entry again', async (_, outcome) => {
    await appendOutboxEntry(entry('a'));
    const { sent, send } = sender([outcome]);
    expect(await send({ onSent: refuseNextAccess })).toBe(false);
    expect(sent).toEqual(['a']);
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 1 } });
  });

  test('does not report the outbox as empty if the outbox cannot be read', async () => {
    globalThis.indexedDB = Object.assign(new IDBFactory(), { open: refuse });
    expect(await sender().send()).toBe(false);
  });

  test('drops an entry older than seven days without sending it', async () => {
    await appendOutboxEntry(entry('old', NOW - SEVEN_DAYS_MS - 1));
    await appendOutboxEntry(entry('young', NOW - SEVEN_DAYS_MS));
    const { sent, send } = sender();
    await send();
    expect(sent).toEqual(['young']);
    expect(await readOutboxCounts()).toMatchObject({ value: { drops: { expired: 1 } } });
  });

  test.each([
    // backoff     sent   slept
    [0, ['a'], 0],
    [59_999, ['a'], 59_999],
    [60_000, ['a'], 60_000],
    [60_001, [], 0],
    [3_600_000, [], 0],
    [3_600_001, ['a'], 0], // written under another clock
  ])(
    'a sender of the outbox with a stored backoff of %i ms sends the entries %j after a wait of %i ms',
    async (pause, keys, slept) => {
      await appendOutboxEntry(entry('a'));
      await writeBackoff('events', { until: NOW + pause, failures: 3 });
      const { sent, send, clock } = sender();
      expect(await send()).toBe(keys.length > 0);
      expect([sent, clock.slept]).toEqual([keys, slept]);
    },
  );

  test.each([
    [60_000, ['a', 'a']],
    [60_001, ['a']],
  ])(
    'waits at most a minute in total: a Retry-After of %i ms leads to the attempts %j',
    async (retryAfterMs, attempts) => {
      await appendOutboxEntry(entry('a'));
      const { sent, send } = sender([{ outcome: 'later', retryAfterMs }]);
      expect(await send()).toBe(attempts.length > 1);
      expect(sent).toEqual(attempts);
    },
  );

  test('a sender stores its backoff, and later senders send nothing until it is over or the network has reconnected', async () => {
    await appendOutboxEntry(entry('a'));
    const first = sender([{ outcome: 'later', retryAfterMs: 120_000 }]);
    expect(await first.send()).toBe(false);
    expect(await readBackoffs()).toEqual({
      ok: true,
      value: new Map([['events', { until: NOW + 120_000, failures: 1 }]]),
    });

    const second = sender();
    expect(await second.send()).toBe(false);
    expect(second.sent).toEqual([]);
    expect(await second.send({ isReconnect: true })).toBe(true);
    expect(second.sent).toEqual(['a']);

    // New entries are not delayed by a backoff that is over.
    await appendOutboxEntry(entry('b'));
    expect(await second.send()).toBe(true);
    expect([second.sent, second.clock.slept]).toEqual([['a', 'b'], 0]);
  });

  test.each([
    ['during its backoff', false],
    ['during an attempt that then fails', true],
  ])('sends again at once after a reconnect %s', async (_, isUnderWay) => {
    for (const key of ['a', 'b']) await appendOutboxEntry(entry(key));
    const clock = createManualClock(NOW);
    let wake = new AbortController();
    const comeBack = () => {
      wake.abort();
      wake = new AbortController();
    };
    const sent: string[] = [];
    const sending = sendQueuedEntries('events', {
      post: async ({ key }) => {
        sent.push(key);
        if (sent.length > 1) return DELIVERED;
        if (isUnderWay) comeBack();
        return { outcome: 'later', retryAfterMs: 30_000 };
      },
      clock,
      random: () => 0,
      isOnline: () => true,
      isReconnect: true,
      reconnectSignal: () => wake.signal,
      maxTotalWaitMs: 60_000,
    });
    if (!isUnderWay) {
      await expect.poll(() => clock.pendingSleeps()).toBe(1);
      comeBack();
    }
    // The clock does not move.
    expect(await sending).toBe(true);
    expect(sent).toEqual(['a', 'a', 'b']);
    expect(await readBackoffs()).toEqual({ ok: true, value: new Map() });
  });
});

test('[OFF-4] the number of failures in the backoff restarts from zero after a reconnect', async () => {
  await appendOutboxEntry(entry('a'));
  const wake = new AbortController();
  const { sent, send } = sender([LATER, LATER, { outcome: 'later', retryAfterMs: 120_000 }]);
  const onSent = () => {
    if (sent.length === 2) wake.abort();
  };
  const reconnectSignal = () => (sent.length < 2 ? wake.signal : new AbortController().signal);
  expect(await send({ onSent, reconnectSignal })).toBe(false);
  expect(sent).toEqual(['a', 'a', 'a']);
  expect(await readBackoffs()).toMatchObject({
    value: new Map([['events', { until: expect.anything(), failures: 1 }]]),
  });
});

test('[OFF-4] a full outbox drops the oldest entries and counts them as dropped', async () => {
  for (let n = 0; n < 503; n += 1) await appendOutboxEntry(entry(`k${n}`));
  const { sent, send } = sender();
  await send();
  expect(sent).toHaveLength(500);
  expect(sent[0]).toBe('k3');
  expect(await readOutboxCounts()).toMatchObject({ value: { drops: { overflow: 3 } } });
});

test('[OFF-4] every entry is delivered in order, whatever the responses are and whenever a sender is killed', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.constantFrom('delivered', 'later', 'lost', 'dies', 'dies after'), { maxLength: 30 }),
      async (count, outcomes) => {
        globalThis.indexedDB = new IDBFactory();
        const keys = Array.from({ length: count }, (_, n) => `k${n}`);
        for (const key of keys) await appendOutboxEntry(entry(key));
        const counted: string[] = [];
        const left = [...outcomes];
        let alive = true;
        const post = async ({ key }: OutboxEntry): Promise<DeliveryOutcome> => {
          const outcome = left.shift() ?? 'delivered';
          if (outcome !== 'later' && outcome !== 'dies' && !counted.includes(key)) counted.push(key);
          if (outcome.startsWith('dies')) alive = false;
          if (!alive) throw new Error('the worker was killed');
          return outcome === 'delivered' ? DELIVERED : LATER;
        };
        let now = NOW;
        const clock = {
          now: () => now,
          sleep: (ms: number) => {
            now += ms;
            return flushPromises();
          },
        };
        for (let isEmpty = false; !isEmpty; ) {
          alive = true;
          isEmpty = await sendQueuedEntries('events', {
            post,
            clock,
            random: () => 0,
            isOnline: () => true,
            isReconnect: true,
            reconnectSignal: () => new AbortController().signal,
            maxTotalWaitMs: 10_000,
          }).catch(() => false);
        }
        expect(counted).toEqual(keys);
      },
    ),
    { numRuns: 40 },
  ));
