import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPushDeviceState } from '../../src/base/push/push-store';
import { OUTBOX_DATABASE, PUSH_DATABASE } from '../../src/contract/storage-keys';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { showPushNotification } from './show-push-notification';

let rig: ServiceWorkerFixture;
const show = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>();
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  show.mockReset().mockResolvedValue(undefined);
  rig.scope.registration.showNotification = show;
  rig.navigator.onLine = false;
  rig.goOffline();
});
afterEach(() => rig.close());

const BINDING = { member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' };

/** Binds this device to member 7, as a page does. */
async function bindDevice(): Promise<void> {
  const database = await openDB(PUSH_DATABASE, 1, { upgrade: (created) => void created.createObjectStore('records') });
  await database.put('records', BINDING, 'binding');
  database.close();
}

const push = (payload?: string) =>
  showPushNotification({ data: payload === undefined ? null : { text: () => payload } } as PushEvent);

/** Resolves with the keys of the receipts that wait in the outbox. */
async function receipts(): Promise<readonly string[]> {
  const database = await openDB(OUTBOX_DATABASE);
  const entries: { readonly key: string }[] = database.objectStoreNames.contains('entries')
    ? await database.getAll('entries')
    : [];
  database.close();
  return entries.map(({ key }) => key);
}

const data = (fields: object) => JSON.stringify({ data: { id: 'm1', title: 'Draw', ...fields } });
const KINDS: readonly (readonly [kind: string, payload: string | undefined, title: string])[] = [
  ['nothing', undefined, 'New message'],
  ['an empty text', '', 'New message'],
  ['text', 'hello', 'New message'],
  ['truncated JSON', '{"title":', 'New message'],
  ['JSON without a title', '{"web_push":8030}', 'New message'],
  ['more bytes than a push service delivers', JSON.stringify({ title: 'x'.repeat(5_000) }), 'New message'],
  ['a data-only message', data({}), 'Draw'],
  ['a notification of FCM', JSON.stringify({ notification: { title: 'Draw' } }), 'Draw'],
  ['a plain message', JSON.stringify({ title: 'Draw', path: 'javascript:alert(1)' }), 'Draw'],
  ['an expired message', data({ expires: '1' }), 'New message'],
  ['a message for another member', data({ member: '8' }), 'New message'],
  ['a repeated message', data({ id: 'seen' }), 'Draw'],
];
const STATES: readonly (readonly [state: string, prepare: () => Promise<unknown>])[] = [
  ['a bound device', bindDevice],
  ['a device that nobody has bound', async () => undefined],
  ['a database that cannot be opened', () => rig.refuseDatabases()],
  [
    'a worker that has just shown a message',
    async () => {
      await bindDevice();
      await push(data({ id: 'seen' }));
      show.mockClear();
    },
  ],
];

describe('[PUSH-3.1] push event', () => {
  describe.each(STATES)('with %s', (_state, prepare) => {
    test.each(KINDS)(
      'exactly one notification is shown for a push event that contains %s',
      async (_kind, payload, title) => {
        await prepare();
        await push(payload);
        expect(show.mock.calls.map(([shown]) => shown)).toEqual([title]);
      },
    );
  });

  test('[PUSH-3] the notification for a push event is shown within 200 ms even if the database never responds', async () => {
    await bindDevice();
    // An open connection blocks the deletion, and the deletion every later access.
    await openDB(PUSH_DATABASE, 1);
    indexedDB.deleteDatabase(PUSH_DATABASE);
    installFakeTimeouts();
    const shown = new Promise<void>((resolve) => {
      show.mockImplementation(async () => resolve());
    });
    void push(data({}));
    expect((await advanceTimersUntilSettled(shown)).ms).toBeLessThanOrEqual(200);
  });
});

describe('[OFF-4] receipts of a push', () => {
  beforeEach(bindDevice);

  test('receipts of a push record that the push was received and shown', async () => {
    await push(data({}));
    expect(await receipts()).toEqual(['m1:d1:received', 'm1:d1:shown']);
  });

  test('receipts of a push have the same keys if the push is delivered again', async () => {
    await push(data({}));
    await push(data({}));
    expect(new Set(await receipts()).size).toBe(2);
  });

  test('receipts of a push record “received” but not “shown” if the notification permission has been withdrawn', async () => {
    show.mockRejectedValue(new TypeError('No notification permission has been granted for this origin.'));
    await push(data({}));
    expect(await receipts()).toEqual(['m1:d1:received']);
  });

  test('no receipts of a push are written if the message has no id', async () => {
    await push('{"title":"Draw"}');
    expect(await receipts()).toEqual([]);
  });
});

describe('[PUSH-3] app badge count', () => {
  test('the app badge count increases with each new message, whether or not the browser displays the badge', async () => {
    const counts: number[] = [];
    rig.navigator.setAppBadge = async (count: number) => void counts.push(count);
    await push(data({}));
    await push(data({}));
    await push(data({ id: 'm2' }));
    rig.navigator.setAppBadge = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    await push('hello');
    expect(counts).toEqual([1, 1, 2]);
    expect(await readPushDeviceState()).toMatchObject({ value: { unread: { count: 3, ids: ['m1', 'm2'] } } });
  });
});
