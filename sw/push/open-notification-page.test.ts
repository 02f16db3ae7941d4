import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consumeClickedNotificationPath, savePushBinding } from '../../src/base/push/push-store';
import { OUTBOX_DATABASE } from '../../src/contract/storage-keys';
import {
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { openNotificationPage, reportNotificationDismissal } from './open-notification-page';

let rig: ServiceWorkerFixture;
/** Calls of the service worker that focus, navigate, message or open a window, in the order in which they were made. */
let steps: string[];
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  rig.navigator.onLine = false;
  rig.goOffline();
  rig.pages.length = 0;
  steps = [];
  Object.assign(rig.scope.clients, { openWindow: async (path: string) => void steps.push(`open ${path}`) });
});
afterEach(() => rig.close());

interface Behaviour {
  readonly path?: string;
  readonly accepts?: boolean;
  readonly canFocus?: boolean;
  readonly canNavigate?: boolean;
}

/** Adds a window of the app. */
function addWindow({ path = '/m/home', accepts = true, canFocus = true, canNavigate = true }: Behaviour = {}): void {
  const client = {
    url: new URL(path, location.origin).href,
    focused: false,
    visibilityState: 'visible',
    focus: async () => {
      steps.push('focus');
      if (!canFocus) throw new DOMException('Not allowed to focus a window.', 'InvalidAccessError');
    },
    navigate: async (target: string) => {
      steps.push(`navigate ${target}`);
      return canNavigate ? client : null;
    },
    postMessage: (message: { readonly type: string; readonly path: string }, [port]: MessagePort[]) => {
      steps.push(`${message.type} ${message.path}`);
      if (accepts) port?.postMessage('taken');
      else port?.close();
    },
  };
  rig.pages.push(client as never);
}

const close = vi.fn();
const click = (data: unknown, action = '') =>
  openNotificationPage({ notification: { data, close }, action } as unknown as NotificationEvent);
const TO_ACTIVITY = { id: 'm1', path: '/m/activity' };

describe('[PUSH-3] click on a notification', () => {
  test.each<[string, readonly Behaviour[], readonly string[]]>([
    ['opens a window if there is none', [], ['open /m/activity']],
    ['opens a window if all windows show pages outside of the app', [{ path: '/console' }], ['open /m/activity']],
    ['focuses a window of the app, which opens the page', [{}], ['focus', 'open-path /m/activity']],
    [
      'navigates a window that does not accept the path',
      [{ accepts: false }],
      ['focus', 'open-path /m/activity', 'navigate /m/activity'],
    ],
    [
      'opens a window if the focused one neither accepts the path nor can be navigated',
      [{ accepts: false, canNavigate: false }],
      ['focus', 'open-path /m/activity', 'navigate /m/activity', 'open /m/activity'],
    ],
    ['opens a window if none may be focused', [{ canFocus: false }], ['focus', 'open /m/activity']],
  ])('[PUSH-3.2] after a click on a notification, the service worker %s', async (_, windows, expected) => {
    for (const one of windows) addWindow(one);
    await click(TO_ACTIVITY);
    expect(steps).toEqual(expected);
    expect(close).toHaveBeenCalled();
  });

  test.each<[string, unknown, string, string]>([
    ['of an action', TO_ACTIVITY, '/m/game?id=1', '/m/game?id=1'],
    ['of the message', TO_ACTIVITY, '', '/m/activity'],
    ['home if the path of the message has another origin', { id: '', path: 'https://evil.example/m' }, '', '/m/home'],
    ['home if the path of the action has another origin', TO_ACTIVITY, '//evil.example/m', '/m/home'],
    ['home if the notification has invalid data', 'data', '', '/m/home'],
    ['home if the notification has no data', null, '', '/m/home'],
  ])('opens the page %s', async (_, data, action, path) => {
    await click(data, action);
    expect(steps).toEqual([`open ${path}`]);
  });

  test.each([
    ['the page', '7', '', '7', '/m/activity'],
    ['home', '8', '', '7', '/m/home'],
    ['home', '7', '', undefined, '/m/home'],
    ['home, also by an action,', '8', '/m/game?id=1', '7', '/m/home'],
    ['the page', '', '', undefined, '/m/activity'],
  ])(
    '[PUSH-3.2] a click opens %s if the message is for “%s”, the action “%s” is clicked, and the device is bound to %s',
    async (_, member, action, bound, path) => {
      if (bound !== undefined) await savePushBinding({ member: bound, merchant: 'FAIR', language: 'EN', device: 'd1' });
      await click({ ...TO_ACTIVITY, member }, action);
      expect(steps).toEqual([`open ${path}`]);
    },
  );

  test('if no window may be opened, the path of a clicked notification is saved for the next page', async () => {
    Object.assign(rig.scope.clients, { openWindow: () => Promise.reject(new Error('not allowed')) });
    await click(TO_ACTIVITY);
    expect(await consumeClickedNotificationPath(Date.now())).toEqual({ ok: true, value: '/m/activity' });
  });

  test('opens the page even if the path of the notification cannot be saved', async () => {
    await rig.refuseDatabases();
    await click(TO_ACTIVITY);
    expect(steps).toEqual(['open /m/activity']);
  });
});

describe('[OFF-4] receipts of a notification', () => {
  const dismiss = (data: unknown) =>
    reportNotificationDismissal({ notification: { data } } as unknown as NotificationEvent);

  /** Resolves with the keys of the receipts that wait in the outbox. */
  async function receipts(): Promise<readonly string[]> {
    const database = await openDB(OUTBOX_DATABASE);
    const isEmpty = !database.objectStoreNames.contains('entries');
    const entries: { readonly key: string }[] = isEmpty ? [] : await database.getAll('entries');
    database.close();
    return entries.map(({ key }) => key);
  }

  test('a receipt is written when a notification is clicked or dismissed', async () => {
    await savePushBinding({ member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' });
    await dismiss({ id: 'm0', path: '/m/vip' });
    await click(TO_ACTIVITY);
    await click(TO_ACTIVITY);
    expect([...new Set(await receipts())]).toEqual(['m0:d1:dismissed', 'm1:d1:clicked']);
  });

  test.each<[string, unknown]>([
    ['without an id', { id: '', path: '/m/vip' }],
    ['whose data is invalid', 7],
  ])('no receipt is written for a notification %s', async (_, data) => {
    await savePushBinding({ member: '7', merchant: 'FAIR', language: 'EN', device: 'd1' });
    await click(data);
    await dismiss(data);
    expect(await receipts()).toEqual([]);
  });

  test('no receipt is written for a notification if no member is bound to the device, as after a sign-out', async () => {
    await click(TO_ACTIVITY);
    expect(await receipts()).toEqual([]);
  });
});
