import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { readNextOutboxEntry } from '../../base/outbox/outbox-store';
import { readPushDeviceState, savePushBinding } from '../../base/push/push-store';
import { saveConsent } from '../consent/consent';
import { setSiteStatus, useMerchant } from '../merchant/merchant-store';
import { recordPlayProtection } from '../play-protection/record-play-protection';
import { computeMemberKey } from '../session/member-key';
import { endSession } from '../session/session-store';
import { changePushRecord, readPushRecord } from './push-record';
import {
  checkAndRepairPushRegistration,
  disablePush,
  enablePush,
  endPushRegistration,
  isPushRegistrationValid,
  pausePushNews,
  setPushNewsEnabled,
} from './push-registration';

const MEMBER_KEY = computeMemberKey({ id: 'm1', merchantCode: 'FAIR' }) ?? '';
const OTHER_KEY = computeMemberKey({ id: 'm2', merchantCode: 'FAIR' }) ?? '';
const VAPID_KEY = 'BBBB';
const NEW_VAPID_KEY = 'CCCC';
const HOUR_MS = 3_600_000;

/** The calls of the browser's push manager that change something, oldest first. */
let calls: string[];
/** What the push manager waits for before it subscribes. */
let reachPushService: () => Promise<void>;

/** Returns the token that the platform gets for the nth subscription. */
const tokenOf = (count: number) => JSON.stringify({ endpoint: `https://push.example/${count}` });

/** Replaces the push manager of the browser, which needs a push service, with one that has no subscription yet. */
function stubPushManager(): void {
  calls = [];
  reachPushService = () => Promise.resolve();
  let current: unknown;
  let count = 0;
  const pushManager = {
    getSubscription: async () => current ?? null,
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      calls.push('subscribe');
      await reachPushService();
      count += 1;
      const endpoint = `https://push.example/${count}`;
      current = {
        endpoint,
        options: { applicationServerKey },
        toJSON: () => ({ endpoint }),
        unsubscribe: async () => {
          calls.push('unsubscribe');
          current = undefined;
          return true;
        },
      };
      return current;
    },
  };
  // It takes over the outbox and sends nothing, so that the requests in it can be read.
  const active = { postMessage: (_: unknown, ports?: readonly MessagePort[]) => ports?.[0]?.postMessage('taken') };
  const registration = { active, pushManager, getNotifications: async () => [] };
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(
    registration as unknown as ServiceWorkerRegistration,
  );
}

function setVapidKey(vapidKey: string): void {
  const { status } = useMerchant.getState();
  if (!status) throw new Error('no status');
  setSiteStatus({
    ...status,
    info: { ...status.info, push: { ...status.info.push, vapidKey, messagingSenderId: '' } },
  });
}

const setPermission = (permission: NotificationPermission) =>
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);

/** Resolves with the bodies of the requests to an endpoint, oldest first. */
const readBodies = async (endpoint: string): Promise<unknown[]> =>
  (await commands.readRequests(endpoint)).map(({ body }) => JSON.parse(body));
/** Resolves with the body of the first request in the outbox that ends a registration or the news; else undefined. */
async function readQueuedUnbind(): Promise<unknown> {
  const next = await readNextOutboxEntry('pushUnbind', Date.now());
  if (!next.ok) throw new Error(next.error);
  return typeof next.value === 'object' && next.value.entry ? JSON.parse(next.value.entry.body) : undefined;
}
const countBindsAndTopics = async () => ({
  binds: await commands.countRequests('bindPushToken'),
  topics: await commands.countRequests('subscribeToPushTopic'),
});

/** Turns push on and registers this device. */
async function register(): Promise<void> {
  await enablePush();
  expect(await checkAndRepairPushRegistration()).toBe('registered');
}

/** Begins a check, and resolves with it once the browser has been asked to subscribe, which waits for `finish`. */
async function beginRegistration() {
  let finish: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    finish = resolve;
  });
  reachPushService = () => reached;
  await enablePush();
  const result = checkAndRepairPushRegistration();
  await expect.poll(() => calls).toEqual(['subscribe']);
  return { finish, result };
}

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  stubPushManager();
  setPermission('granted');
  setVapidKey(VAPID_KEY);
  saveConsent('news', true);
  await changePushRecord({ token: '', endpoint: '', vapidKey: '', projectId: '', boundTo: '', boundAt: 0 });
  await changePushRecord({ wantedBy: [], noNews: false });
  await savePushBinding(undefined);
  await signInMember();
});

describe('[PUSH-2] registration of a device for push', () => {
  test('[PUSH-2.1] a device is bound to the member who turns push on, and then subscribed to the topic ALL', async () => {
    await register();
    expect(await readBodies('bindPushToken')).toEqual([{ registrationToken: tokenOf(1) }]);
    expect(await readBodies('subscribeToPushTopic')).toEqual([{ registrationToken: tokenOf(1), topic: 'ALL' }]);
    const binding = { member: 'm1', merchant: 'FAIR', language: 'EN', device: expect.stringMatching(/./) };
    expect(await readPushDeviceState()).toMatchObject({ ok: true, value: { binding } });
    expect(await isPushRegistrationValid()).toBe(true);
  });

  test.each<[string, () => unknown]>([
    ['nobody is signed in', () => endSession()],
    ['only another member has turned push on', () => changePushRecord({ wantedBy: [OTHER_KEY] })],
    ['the merchant has no push', () => setVapidKey('')],
    ['the permission is not granted', () => setPermission('default')],
  ])('when %s, a check registers nothing, and an arriving message causes no check', async (_, prepare) => {
    await enablePush();
    await prepare();
    expect(await isPushRegistrationValid()).toBe(true);
    expect(await checkAndRepairPushRegistration()).toBe('off');
    expect(calls).toEqual([]);
    expect(await countBindsAndTopics()).toEqual({ binds: 0, topics: 0 });
  });

  test('a device that the browser does not subscribe is registered later, and the platform hears nothing of it', async () => {
    reachPushService = () => Promise.reject(new Error('no push service'));
    await enablePush();
    expect(await checkAndRepairPushRegistration()).toBe('later');
    expect(await isPushRegistrationValid()).toBe(false);
    expect(await countBindsAndTopics()).toEqual({ binds: 0, topics: 0 });
  });

  test('after a refused bind the token is kept for the unbind, and the next check binds it again', async () => {
    await commands.addFault({ endpoint: 'bindPushToken', status: 200, errorCode: 'no', message: 'no', times: 1 });
    await enablePush();
    expect(await checkAndRepairPushRegistration()).toBe('later');
    expect(await readPushRecord()).toMatchObject({ token: tokenOf(1), boundAt: 0 });
    expect(await countBindsAndTopics()).toEqual({ binds: 1, topics: 0 });
    expect(await checkAndRepairPushRegistration()).toBe('registered');
    expect(await readBodies('bindPushToken')).toEqual(Array(2).fill({ registrationToken: tokenOf(1) }));
  });

  test('a member who turns push off while the browser subscribes is not bound, and the subscription ends', async () => {
    const { finish, result } = await beginRegistration();
    await changePushRecord({ wantedBy: [] });
    finish();
    expect(await result).toBe('off');
    expect(calls).toEqual(['subscribe', 'unsubscribe']);
    expect(await countBindsAndTopics()).toEqual({ binds: 0, topics: 0 });
  });

  test('[SESS-4] a member whose session ends while the browser subscribes is not bound', async () => {
    const { finish, result } = await beginRegistration();
    endSession();
    finish();
    expect(await result).toBe('later');
    expect(await commands.countRequests('bindPushToken')).toBe(0);
    expect(await readPushDeviceState()).toMatchObject({ ok: true, value: { binding: undefined } });
  });
});

describe('[PUSH-3.4] check of a registered device', () => {
  test('a valid registration is confirmed with one request, and neither subscribed nor bound again', async () => {
    await register();
    expect(await checkAndRepairPushRegistration()).toBe('registered');
    expect(calls).toEqual(['subscribe']);
    expect(await countBindsAndTopics()).toEqual({ binds: 1, topics: 2 });
  });

  test('a registration that the platform does not know is replaced by a new subscription', async () => {
    await register();
    const endpoint = 'subscribeToPushTopic';
    await commands.addFault({ endpoint, status: 200, errorCode: 'push.not.bound', message: 'no', times: 1 });
    expect(await checkAndRepairPushRegistration()).toBe('registered');
    expect(calls).toEqual(['subscribe', 'unsubscribe', 'subscribe']);
    expect(await readPushRecord()).toMatchObject({ token: tokenOf(2), boundTo: MEMBER_KEY });
    expect((await readBodies('bindPushToken')).at(-1)).toEqual({ registrationToken: tokenOf(2) });
  });

  test('another refusal of the topic, such as of too many requests, does not end a valid registration', async () => {
    await register();
    const endpoint = 'subscribeToPushTopic';
    await commands.addFault({ endpoint, status: 200, errorCode: 'busy', message: 'no', times: 1 });
    expect(await checkAndRepairPushRegistration()).toBe('registered');
    expect(calls).toEqual(['subscribe']);
    expect(await commands.countRequests('bindPushToken')).toBe(1);
  });

  test('a key that changes while the browser subscribes is used by the same check', async () => {
    const { finish, result } = await beginRegistration();
    setVapidKey(NEW_VAPID_KEY);
    finish();
    expect(await result).toBe('registered');
    expect(await readPushRecord()).toMatchObject({ vapidKey: NEW_VAPID_KEY, token: tokenOf(2) });
  });
});

describe('[PUSH-2.4] push is turned on and off', () => {
  test('a member who turns push on twice is recorded once, beside the others; a visitor is not recorded', async () => {
    await changePushRecord({ wantedBy: [OTHER_KEY] });
    await enablePush();
    await enablePush();
    expect((await readPushRecord()).wantedBy).toEqual([OTHER_KEY, MEMBER_KEY]);
    endSession();
    await enablePush();
    expect((await readPushRecord()).wantedBy).toEqual([OTHER_KEY, MEMBER_KEY]);
  });

  test('turning push off ends the registration and the subscription, and leaves the choice of other members', async () => {
    await changePushRecord({ wantedBy: [OTHER_KEY] });
    await register();
    await disablePush();
    expect(calls).toEqual(['subscribe', 'unsubscribe']);
    expect(await readPushRecord()).toMatchObject({ wantedBy: [OTHER_KEY], token: '', boundTo: '', boundAt: 0 });
    expect(await readPushDeviceState()).toMatchObject({ ok: true, value: { binding: undefined } });
    expect(await readQueuedUnbind()).toEqual({ registrationToken: tokenOf(1), unsubscribeAll: true });
  });

  test('[SESS-4] the end of a registration keeps the choice of the member for the next sign-in', async () => {
    await register();
    await endPushRegistration();
    expect(await readPushRecord()).toMatchObject({ wantedBy: [MEMBER_KEY], token: '' });
    expect(calls).toEqual(['subscribe']);
  });
});

describe('[PUSH-2.4] news, which are messages to everyone', () => {
  const UNSUBSCRIBED = { registrationToken: tokenOf(1), unsubscribeAll: false };

  test('turning news off ends them alone, and turning them on subscribes the device again', async () => {
    await register();
    await setPushNewsEnabled(false);
    expect(await readQueuedUnbind()).toEqual(UNSUBSCRIBED);
    expect(await readPushRecord()).toMatchObject({ noNews: true, token: tokenOf(1), boundTo: MEMBER_KEY });
    await setPushNewsEnabled(true);
    expect(await readPushRecord()).toMatchObject({ noNews: false });
    expect(await countBindsAndTopics()).toEqual({ binds: 1, topics: 2 });
  });

  test.each<[string, () => unknown]>([
    ['turned news off', () => setPushNewsEnabled(false)],
    ['begun a break [SAFE-4]', () => recordPlayProtection({ breakUntil: Date.now() + 2 * HOUR_MS })],
  ])('the device of a member who has %s is bound, but not subscribed to the topic', async (_, prepare) => {
    await prepare();
    await register();
    // The second bind confirms that the platform knows the device.
    expect(await countBindsAndTopics()).toEqual({ binds: 2, topics: 0 });
  });

  test('[SAFE-4] news that are turned on during a break begin after it', async () => {
    await register();
    recordPlayProtection({ breakUntil: Date.now() + 2 * HOUR_MS });
    await setPushNewsEnabled(true);
    expect(await commands.countRequests('subscribeToPushTopic')).toBe(1);
    expect(await readPushRecord()).toMatchObject({ noNews: false });
  });

  test('[SAFE-4] a break ends the news, and keeps the choice and the messages to the member', async () => {
    await register();
    await pausePushNews();
    expect(await readQueuedUnbind()).toEqual(UNSUBSCRIBED);
    expect(await readPushRecord()).toMatchObject({ noNews: false, token: tokenOf(1), boundTo: MEMBER_KEY });
  });

  test('a device without a registration stores the choice, and sends no request', async () => {
    await setPushNewsEnabled(false);
    await pausePushNews();
    await setPushNewsEnabled(true);
    expect(await countBindsAndTopics()).toEqual({ binds: 0, topics: 0 });
    expect(await readQueuedUnbind()).toBeUndefined();
    expect(await readPushRecord()).toMatchObject({ noNews: false });
  });
});
