import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appendOutboxEntry, readOutboxCounts } from '../src/base/outbox/outbox-store';
import { SERVICE_WORKER_STATE_URL } from '../src/contract/service-worker/service-worker-urls';
import { OUTBOX_SYNC_TAG } from '../src/contract/storage-keys';
import { createSuccessHandler } from '../tests/support/http/test-server';
import './index';
import {
  createShellFile,
  createStoredVersion,
  type DeployedFile,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
  toAssetManifestEntry,
} from '../tests/support/service-worker/service-worker-fixture';
import { readErrorLog } from './runtime/error-log';
import { setVersionsInMemory } from './versions/versions-in-memory';

const script: DeployedFile = { url: '/m/assets/main.1.js', text: 'main()' };
const files = [createShellFile('b1'), script];
const EVENTS = [
  'install',
  'activate',
  'fetch',
  'message',
  'sync',
  'push',
  'notificationclick',
  'notificationclose',
  'pushsubscriptionchange',
] as const;

type Listener = (event: unknown) => void;

/**
 * The event listeners of the service worker, by event name. The service worker script adds the listeners once, when
 * it is imported.
 */
const listeners = vi.hoisted(() => {
  const added = new Map<string, Listener[]>();
  const addEventListener = (name: string, listener: Listener) =>
    void added.set(name, [...(added.get(name) ?? []), listener]);
  Object.assign(globalThis, { self: { addEventListener }, __WB_DISABLE_DEV_LOGS: true });
  return added;
});

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
  Object.assign(rig.scope, { __WB_DISABLE_DEV_LOGS: true });
  rig.deploy({ build: 'b1', files });
  setVersionsInMemory([]);
});
afterEach(() => rig.close());

/** Dispatches a service worker event. Resolves when all promises passed to `waitUntil` have settled. */
async function dispatch(name: (typeof EVENTS)[number], fields: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  const event = { ...fields, waitUntil: (more: Promise<unknown>) => void work.push(more) };
  for (const listener of listeners.get(name) ?? []) listener(event);
  await Promise.all(work);
}

/**
 * Dispatches a fetch event. Resolves with the response of the service worker; undefined if no listener calls
 * `respondWith`.
 */
async function request(path: string, properties: Record<string, unknown> = {}): Promise<Response | undefined> {
  const fetchRequest = new Request(new URL(path, rig.server.origin));
  for (const [name, value] of Object.entries(properties)) Object.defineProperty(fetchRequest, name, { value });
  let response: Promise<Response> | undefined;
  const event = {
    request: fetchRequest,
    waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
    respondWith: (answer: Promise<Response>) => {
      response = answer;
    },
  };
  for (const listener of listeners.get('fetch') ?? []) listener(event);
  return response;
}
const visit = (path: string) => request(path, { mode: 'navigate' });
const textOf = async (answering: Promise<Response | undefined>) => (await answering)?.text();

describe('[OFF-2] service worker lifecycle', () => {
  test('the service worker has a listener for every event as soon as the script has been evaluated', () => {
    expect([...listeners.keys()].sort()).toEqual([...EVENTS].sort());
  });

  test('the service worker precaches the server’s version on `install` and claims the pages on `activate`', async () => {
    await dispatch('install');
    expect(rig.scope.skipWaiting).toHaveBeenCalledOnce();
    expect(await textOf(visit('/m/home'))).toBe(createShellFile('b1').text);
    await dispatch('activate');
    expect(rig.scope.clients.claim).toHaveBeenCalledOnce();
  });

  test('the service worker sends the outbox on a `flush-outbox` message and on a Background Sync', async () => {
    const entry = { key: 'k1', kind: 'feedback', body: '{}', merchant: 'FAIR', language: 'EN' } as const;
    rig.server.respond = createSuccessHandler({});
    await appendOutboxEntry({ ...entry, writtenAt: Date.now() });
    await dispatch('message', { data: { type: 'flush-outbox', isReconnect: false }, ports: [] });
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0 } });
    await appendOutboxEntry({ ...entry, writtenAt: Date.now() });
    await dispatch('sync', { tag: OUTBOX_SYNC_TAG });
    expect(await readOutboxCounts()).toMatchObject({ value: { waiting: 0 } });
  });
});

describe('[PUSH-3] events of Web Push', () => {
  test('a notification is shown on `push`, and the page of the notification is opened on `notificationclick`', async () => {
    const shown: string[] = [];
    rig.scope.registration.showNotification = async (title: string) => void shown.push(title);
    await dispatch('push', { data: { text: () => '{"title":"Draw at eight"}' } });
    expect(shown).toEqual(['Draw at eight']);
    expect(rig.broadcasts.splice(0)).toEqual([{ type: 'push-event' }]);
    const opened: string[] = [];
    rig.pages.length = 0;
    Object.assign(rig.scope.clients, { openWindow: async (path: string) => void opened.push(path) });
    const notification = { close: () => undefined, data: { id: '', path: '/m/activity' } };
    await dispatch('notificationclick', { notification, action: '' });
    await dispatch('notificationclose', { notification });
    expect(opened).toEqual(['/m/activity']);
    rig.pages.push({ postMessage: (message) => void rig.broadcasts.push(message) });
    await dispatch('pushsubscriptionchange');
    expect(rig.broadcasts).toEqual([{ type: 'push-event' }]);
  });
});

describe('[OFF-2] requests that the service worker responds to', () => {
  beforeEach(() => dispatch('install'));

  test('the service worker responds to navigations with the stored shell', async () => {
    rig.goOffline();
    expect(await textOf(visit('/m/no/such/page'))).toBe(createShellFile('b1').text);
  });

  test.each(['off', 'pass'])('the service worker serves navigations with ?sw=%s from the network', async (word) => {
    rig.server.respond = (_, response) => response.writeHead(200).end('of the network');
    expect(await textOf(visit('/m/home'))).toBe(createShellFile('b1').text);
    expect(await textOf(visit(`/m/home?sw=${word}`))).toBe('of the network');
  });

  test('[OFF-3] the service worker responds to requests for hashed files with the stored files', async () => {
    rig.goOffline();
    expect(await textOf(request(script.url))).toBe('main()');
  });

  test('[OFF-3] the service worker caches an image, and responds with the cached image when offline', async () => {
    rig.server.respond = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('a picture');
    const how = { destination: 'image' };
    expect(await textOf(request('/cdn/a.png', how))).toBe('a picture');
    await expect.poll(async () => (await (await caches.open('fairground-images')).keys()).length).toBe(1);
    rig.goOffline();
    expect(await textOf(request('/cdn/a.png', how))).toBe('a picture');
  });

  test('the service worker responds to the diagnostics URL with the state of the service worker', async () => {
    const state = JSON.parse((await textOf(request(SERVICE_WORKER_STATE_URL))) ?? '');
    expect(state.versions).toMatchObject([{ build: 'b1', files: 2 }]);
  });

  test.each(['/wps/system/status', '/m/sw.js', '/m/asset-manifest.json', '/m/icons/icon.svg', '/console'])(
    'the service worker does not respond to a request for %s',
    async (path) => {
      expect(await request(path)).toBeUndefined();
    },
  );

  test('the service worker falls back to the network and logs an error when a handler throws', async () => {
    // A record that no version of the service worker writes.
    setVersionsInMemory([{ ...createStoredVersion('b1'), files: undefined as never }]);
    expect(await textOf(request(script.url))).toBe('main()');
    await expect.poll(() => readErrorLog()).toMatchObject([{ what: 'handler threw' }]);
  });

  test('the service worker responds with a network error if a file is not stored and the network is down', async () => {
    await (await caches.open('fairground-content')).delete(`/m/content/${toAssetManifestEntry(script).sha256}`);
    rig.goOffline();
    expect((await request(script.url))?.type).toBe('error');
  });
});
