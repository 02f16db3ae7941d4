import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock, settle } from '../../../tests/support/manual-clock';
import type { Delivery } from './judge-delivery';
import { CAPACITY, KEPT_FOR, type OutboxEntry } from './outbox-entry';
import { appendEntry, readOutboxState, readPause } from './outbox-store';
import { sendOutbox } from './send-outbox';

const NOW = 1_700_000_000_000;
const DELIVERED: Delivery = { outcome: 'delivered' };
const REFUSED: Delivery = { outcome: 'refused' };
const LATER: Delivery = { outcome: 'later', notBefore: 0 };

const entry = (key: string, writtenAt = NOW): OutboxEntry => ({
  key,
  kind: 'events',
  body: '{}',
  merchant: 'FAIR',
  language: 'EN',
  writtenAt,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A platform that answers by `plan`, then takes everything; a clock whose sleeps are over at once. */
function sender(plan: readonly Delivery[] = []) {
  const clock = { ...createManualClock(NOW), slept: 0 };
  const left = [...plan];
  const sent: string[] = [];
  const send = (options: { isFresh?: boolean; isOnline?: () => boolean } = {}) =>
    sendOutbox({
      post: async ({ key }) => {
        sent.push(key);
        return left.shift() ?? DELIVERED;
      },
      clock: {
        now: clock.now,
        sleep: async (ms) => {
          clock.slept += ms;
          await clock.advance(ms);
        },
      },
      random: () => 0,
      isOnline: () => true,
      isFresh: false,
      woken: () => new AbortController().signal,
      patience: 60_000,
      ...options,
    });
  return { clock, sent, send };
}

describe('[OFF-4] what waits is sent', () => {
  test('[OFF-4] once each, in the order it was written', async () => {
    for (const key of ['a', 'b', 'c']) await appendEntry(entry(key));
    const { sent, send } = sender();
    expect(await send()).toBe(true);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  test('[OFF-4] the next one not before the first has arrived', async () => {
    for (const key of ['a', 'b']) await appendEntry(entry(key));
    const { sent, send, clock } = sender([LATER, LATER]);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'a', 'a', 'b']);
    expect(clock.slept).toBe(500 + 1_000);
  });

  test('[OFF-4] what the platform refuses is given up and counted, and holds nothing up', async () => {
    for (const key of ['a', 'b']) await appendEntry(entry(key));
    const { sent, send } = sender([REFUSED]);
    expect(await send()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(await readOutboxState()).toMatchObject({ value: { waiting: 0, drops: { refused: 1 } } });
  });

  test('[OFF-4] what is older than seven days is given up unsent', async () => {
    await appendEntry(entry('old', NOW - KEPT_FOR - 1));
    await appendEntry(entry('young', NOW - KEPT_FOR));
    const { sent, send } = sender();
    await send();
    expect(sent).toEqual(['young']);
    expect(await readOutboxState()).toMatchObject({ value: { drops: { expired: 1 } } });
  });

  test('[OFF-4] no try follows a failed one while the browser is offline', async () => {
    await appendEntry(entry('a'));
    const { sent, send, clock } = sender([LATER]);
    expect(await send({ isOnline: () => false })).toBe(false);
    expect([sent, clock.slept]).toEqual([['a'], 0]);
  });

  test('[OFF-4] a pause outlives its sender, until it is over or the network is known to be back', async () => {
    await appendEntry(entry('a'));
    const first = sender([{ outcome: 'later', notBefore: 120_000 }]);
    expect(await first.send()).toBe(false);
    expect(await readPause()).toMatchObject({ value: { until: NOW + 120_000, failures: 1 } });

    const second = sender();
    expect(await second.send()).toBe(false);
    expect(second.sent).toEqual([]);
    expect(await second.send({ isFresh: true })).toBe(true);
    expect(second.sent).toEqual(['a']);

    // What is written next is not held up by a pause that is over.
    await appendEntry(entry('b'));
    expect(await second.send()).toBe(true);
    expect([second.sent, second.clock.slept]).toEqual([['a', 'b'], 0]);
  });

  test.each([
    ['while it waits', false],
    ['while a try is under way that then fails', true],
  ])('[OFF-4] a network that comes back %s ends the wait of the sender at work', async (_, isUnderWay) => {
    for (const key of ['a', 'b']) await appendEntry(entry(key));
    const clock = createManualClock(NOW);
    let wake = new AbortController();
    const comeBack = () => {
      wake.abort();
      wake = new AbortController();
    };
    const sent: string[] = [];
    const sending = sendOutbox({
      post: async ({ key }) => {
        sent.push(key);
        if (sent.length > 1) return DELIVERED;
        if (isUnderWay) comeBack();
        return { outcome: 'later', notBefore: 30_000 };
      },
      clock,
      random: () => 0,
      isOnline: () => true,
      isFresh: true,
      woken: () => wake.signal,
      patience: 60_000,
    });
    if (!isUnderWay) {
      await expect.poll(() => clock.sleeping()).toBe(1);
      comeBack();
    }
    // The clock stands still all the while.
    expect(await sending).toBe(true);
    expect(sent).toEqual(['a', 'a', 'b']);
    expect(await readPause()).toEqual({ ok: true, value: { until: 0, failures: 0 } });
  });
});

test('[OFF-4] a full outbox gives up the oldest, and counts them', async () => {
  for (let n = 0; n < CAPACITY + 3; n += 1) await appendEntry(entry(`k${n}`));
  const { sent, send } = sender();
  await send();
  expect(sent).toHaveLength(CAPACITY);
  expect(sent[0]).toBe('k3');
  expect(await readOutboxState()).toMatchObject({ value: { drops: { overflow: 3 } } });
});

test('[OFF-4] whatever answers come and wherever a sender dies, every entry arrives, in order, none is lost', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.constantFrom('delivered', 'later', 'lost', 'dies', 'dies after'), { maxLength: 30 }),
      async (count, fates) => {
        globalThis.indexedDB = new IDBFactory();
        const keys = Array.from({ length: count }, (_, n) => `k${n}`);
        for (const key of keys) await appendEntry(entry(key));
        const counted: string[] = [];
        const left = [...fates];
        let alive = true;
        const post = async ({ key }: OutboxEntry): Promise<Delivery> => {
          const fate = left.shift() ?? 'delivered';
          if (fate !== 'later' && fate !== 'dies' && !counted.includes(key)) counted.push(key);
          if (fate.startsWith('dies')) alive = false;
          if (!alive) throw new Error('the worker was killed');
          return fate === 'delivered' ? DELIVERED : LATER;
        };
        const clock = { now: () => NOW, sleep: () => settle() };
        for (let isEmpty = false; !isEmpty; ) {
          alive = true;
          isEmpty = await sendOutbox({
            post,
            clock,
            random: () => 0,
            isOnline: () => true,
            isFresh: true,
            woken: () => new AbortController().signal,
            patience: 10_000,
          }).catch(() => false);
        }
        expect(counted).toEqual(keys);
      },
    ),
    { numRuns: 40 },
  ));
