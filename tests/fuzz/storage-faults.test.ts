import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxEntry } from '../../src/base/outbox/outbox-entry';
import * as outbox from '../../src/base/outbox/outbox-store';
import * as push from '../../src/base/push/push-store';
import { createMemoryStorage } from '../../src/frames/shim-storage';
import { stubPageGlobals } from '../support/page/page-globals';

/** Fails the call with this number, counted from 1, of all methods that {@link countCalls} wraps. */
let failingCall = 0;
let calls = 0;

/** Makes a call of a method throw, as a browser does that refuses storage in the middle of an operation. */
function countCalls<T extends object>(target: T, ...methods: readonly (keyof T & string)[]): void {
  for (const method of methods) {
    const original = Reflect.get(target, method) as (...args: readonly unknown[]) => unknown;
    Reflect.set(target, method, function (this: unknown, ...args: readonly unknown[]) {
      calls += 1;
      if (calls === failingCall) throw new DOMException('refused by the test', 'QuotaExceededError');
      return Reflect.apply(original, this, args);
    });
  }
}

/**
 * Runs an operation with its first storage call failing, then with its second, until a run has no failing call.
 * Resolves with the number of calls.
 */
async function failEachCall(operation: () => Promise<unknown>, verify: () => Promise<unknown>): Promise<number> {
  for (let k = 1; ; k += 1) {
    calls = 0;
    failingCall = k;
    await operation();
    failingCall = 0;
    if (calls < k) return k - 1;
    await verify();
  }
}

describe('[OFF-4][PUSH-3] failing calls of IndexedDB', () => {
  countCalls(IDBFactory.prototype, 'open');
  countCalls(IDBDatabase.prototype, 'transaction');
  countCalls(IDBTransaction.prototype, 'objectStore', 'commit');
  countCalls(
    IDBObjectStore.prototype,
    'get',
    'getAll',
    'getAllKeys',
    'put',
    'add',
    'delete',
    'count',
    'openCursor',
    'index',
  );
  countCalls(IDBIndex.prototype, 'get', 'getAll', 'openCursor', 'count');

  const ENTRY: OutboxEntry = { key: 'k', kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN', writtenAt: 1 };
  const PAUSE = { until: 5, failures: 1 };
  let added = 0;
  const nextEntry = (): OutboxEntry => {
    added += 1;
    return { ...ENTRY, key: `k${added}` };
  };
  const OPERATIONS: readonly (readonly [name: string, run: () => Promise<{ readonly ok: boolean }>])[] = [
    ['appendOutboxEntry', () => outbox.appendOutboxEntry(nextEntry())],
    ['readNextOutboxEntry', () => outbox.readNextOutboxEntry('feedback', 2)],
    ['hasQueuedEntry', () => outbox.hasQueuedEntry('feedback')],
    ['postponeOutboxEntry', () => outbox.postponeOutboxEntry(1, ENTRY, PAUSE)],
    ['removeOutboxEntry', () => outbox.removeOutboxEntry(1, ENTRY, 'refused')],
    ['readBackoffs', outbox.readBackoffs],
    ['writeBackoff', () => outbox.writeBackoff('feedback', PAUSE)],
    ['readOutboxEntryStatus', () => outbox.readOutboxEntryStatus('k')],
    ['readOutboxCounts', outbox.readOutboxCounts],
    ['readPushDeviceState', push.readPushDeviceState],
    ['savePushBinding', () => push.savePushBinding({ member: 'm', merchant: 'FAIR', language: 'EN', device: 'd' })],
    ['saveFallbackNotificationTexts', () => push.saveFallbackNotificationTexts({ title: 'a', body: 'b' })],
    ['saveReceivedPushMessage', () => push.saveReceivedPushMessage('1', 1)],
    ['markAllPushMessagesRead', push.markAllPushMessagesRead],
    ['saveClickedNotificationPath', () => push.saveClickedNotificationPath('/m/home', 1)],
    ['consumeClickedNotificationPath', () => push.consumeClickedNotificationPath(2)],
  ];

  test.each(OPERATIONS)(
    '%s returns an error or a value whichever call fails, and works again afterwards',
    async (_, run) => {
      const count = await failEachCall(run, async () => expect(await run()).toMatchObject({ ok: true }));
      expect(count).toBeGreaterThan(2);
    },
  );

  test('an entry that was not added is not sent, and one that was added is sent once', async () => {
    const readAll = async () => {
      const next = await outbox.readOutboxCounts();
      return next.ok ? next.value.waiting : -1;
    };
    let before = await readAll();
    await failEachCall(
      async () => {
        const result = await outbox.appendOutboxEntry(nextEntry());
        const call = failingCall;
        failingCall = 0;
        const after = await readAll();
        failingCall = call;
        expect(after - before).toBe(result.ok ? 1 : 0);
        before = after;
      },
      async () => undefined,
    );
  });
});

describe('[SESS-1][API-8] failing calls of web storage', () => {
  const areas = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() };

  beforeEach(() => {
    for (const [name, area] of Object.entries(areas)) {
      const guarded = {
        getItem: (key: string) => area.getItem(key),
        setItem: (key: string, value: string) => area.setItem(key, value),
        removeItem: (key: string) => area.removeItem(key),
      };
      countCalls(guarded, 'getItem', 'setItem', 'removeItem');
      vi.stubGlobal(
        name,
        new Proxy(area, {
          get: (_, key) => Reflect.get(guarded, key) ?? Reflect.get(area, key),
        }),
      );
    }
    stubPageGlobals('https://fairground.example/m/home');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('a session, a draft and an unconfirmed request are known to the page whichever call fails, and never throw', async () => {
    const { beginSession, endSession, getCurrentSession } = await import('../../src/services/session/session-store');
    const { MEMBER_DATA } = await import('../../src/services/member-data/member-data-table');
    const values = await import('../../src/services/member-data/member-values');
    const requests = await import('../../src/services/submissions/unconfirmed-requests');
    const session = {
      id: 'm1',
      token: 't',
      merchantCode: 'FAIR',
      userName: 'alice',
      type: 0,
      firstTimeLogin: false,
      updatePassword: false,
      currentPassword: 'known',
    } as const;
    const count = await failEachCall(
      async () => {
        beginSession(session);
        expect(getCurrentSession()?.token).toBe('t');
        values.writeMemberValue(MEMBER_DATA.drafts, 'm', { at: 1, value: { amount: '5' } }, 'deposit');
        requests.saveUnconfirmedRequest('deposit', 'm', { requestId: 'r1', at: 1, body: { amount: '5' } });
        const [draft, request] = [
          values.readMemberValue(MEMBER_DATA.drafts, 'm', 'deposit'),
          requests.loadUnconfirmedRequest('deposit', 'm', 2),
        ];
        // A read that fails returns nothing; what could not be written is kept in memory.
        if (draft) expect(draft.value).toEqual({ amount: '5' });
        if (request) expect(request.requestId).toBe('r1');
        endSession();
        expect(getCurrentSession()).toBeUndefined();
      },
      async () => {
        requests.saveUnconfirmedRequest('deposit', 'm', { requestId: 'r1', at: 1, body: { amount: '5' } });
        expect(requests.loadUnconfirmedRequest('deposit', 'm', 2)?.requestId).toBe('r1');
        requests.removeUnconfirmedRequest('deposit', 'm', 'r1');
        expect(requests.loadUnconfirmedRequest('deposit', 'm', 2)).toBeUndefined();
      },
    );
    expect(count).toBeGreaterThan(8);
  });
});
