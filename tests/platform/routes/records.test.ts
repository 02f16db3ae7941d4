import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { announcements } from '../../../src/contract/endpoints/site/announcements';
import { customerServices } from '../../../src/contract/endpoints/site/customer-services';
import { sendFeedback } from '../../../src/contract/endpoints/site/feedback';
import {
  bindPushToken,
  pushReceipt,
  sendTestPush,
  subscribeToPushTopic,
  unsubscribeFromPushTopics,
} from '../../../src/contract/endpoints/site/push';
import { status } from '../../../src/contract/endpoints/site/system';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { sendRawRequest } from '../../support/http/send-raw-request';
import { tryDecryptDes } from '../envelope/des';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const track = (events: unknown) =>
  caller().call(trackEvents, { body: { events: typeof events === 'string' ? events : JSON.stringify(events) } });

describe('[OFF-4] tracking events', () => {
  test('are stored once, however often they are sent', async () => {
    const event = { id: 'e1', eventName: 'login', eventValue: { amount: 1 } };
    await track([event, { eventName: 'register', eventValue: { eventID: 'e2' } }]);
    await track([event]);
    const stored = JSON.parse(JSON.stringify(await caller().read('events')));
    expect(stored.map(({ id, name }: Record<string, string>) => `${id} ${name}`).sort()).toEqual([
      'e1 login',
      'e2 register',
    ]);
  });

  test('take effect only once per idempotency key, but with every request that has no key', async () => {
    const send = (headers: Record<string, string>) =>
      caller().call(trackEvents, { body: { events: '[{"id":"e3","eventName":"login"}]' }, headers });
    const effects = async () => {
      const [event] = JSON.parse(JSON.stringify(await caller().read('events')));
      return event.effects;
    };
    await send({ 'Idempotency-Key': 'k1' });
    await send({ 'Idempotency-Key': 'k1' });
    expect(await effects()).toBe(1);
    await send({});
    expect(await effects()).toBe(2);
  });

  test.each(['not json', '{}', '[{"eventName":"login"}]', '[{"id":"e1"}]'])(
    '[TRK-1] a request with the tracking events %s is refused',
    async (events) => {
      expect((await track(events)).errorCode).toBe('request.invalid');
      expect(await caller().read('events')).toEqual([]);
    },
  );
});

describe('[OFF-4] feedback', () => {
  const message = { subject: 'wish', text: 'More lanes', contact: '' };
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    caller().call(sendFeedback, { body, headers, merchant: 'FAIR' });
  const readStored = async () => JSON.parse(JSON.stringify(await caller().read('feedback')));

  test('feedback takes effect only once per idempotency key, even if a repeated request contains another text', async () => {
    await send(message, { 'Idempotency-Key': 'k1' });
    await send({ ...message, text: 'Another' }, { 'Idempotency-Key': 'k1' });
    await send(message, { 'Idempotency-Key': 'k2' });
    expect((await readStored()).map(({ id, effects, text }: Record<string, unknown>) => [id, effects, text])).toEqual([
      ['k2', 1, 'More lanes'],
      ['k1', 1, 'More lanes'],
    ]);
  });

  test.each([{ text: '  ' }, { subject: 'gossip' }, { contact: 'x'.repeat(201) }])(
    'feedback with the invalid field %j is refused',
    async (wrong) => {
      expect((await send({ ...message, ...wrong })).errorCode).toBe('request.invalid');
      expect(await readStored()).toEqual([]);
    },
  );
});

describe('[OFF-4] receipts of push messages', () => {
  const readStored = async () => JSON.parse(JSON.stringify(await caller().read('receipts')));

  test('receipts of push messages take effect only once per idempotency key', async () => {
    const body = { messageId: 'm1', event: 'shown', device: 'd1', at: 1 };
    for (const key of ['m1:d1:shown', 'm1:d1:shown'])
      await caller().call(pushReceipt, { body, headers: { 'Idempotency-Key': key }, merchant: 'FAIR' });
    expect(await readStored()).toMatchObject([{ ...body, merchant: 'FAIR', effects: 1 }]);
  });

  test('receipts of push messages with an unknown event are refused', async () => {
    const body = { messageId: 'm1', event: 'printed', device: 'd1', at: 1 };
    expect((await caller().call(pushReceipt, { body, merchant: 'FAIR' })).errorCode).toBe('request.invalid');
    expect(await readStored()).toEqual([]);
  });
});

describe('[PUSH-2] device for push messages', () => {
  const registrationToken = 'push-1';
  const subscribe = () => caller().call(subscribeToPushTopic, { body: { registrationToken, topic: 'ALL' } });
  const unsubscribe = (unsubscribeAll: boolean) =>
    caller().call(unsubscribeFromPushTopics, { body: { registrationToken, unsubscribeAll } });
  const reach = (memberId?: number, isOffer?: boolean) =>
    platform().services.push.devices.tokens('FAIR', memberId, isOffer).length;

  test('a device can subscribe to a push topic only while it is bound to a member', async () => {
    expect((await subscribe()).errorCode).toBe('push.not.bound');
    expect((await caller().call(bindPushToken, { body: { registrationToken } })).success).toBe(false);
    const session = await caller().signIn('alice', 'Wonder-land-7');
    await caller().call(bindPushToken, { body: { registrationToken }, token: session });
    expect((await subscribe()).success).toBe(true);
    expect(reach()).toBe(1);
    await unsubscribe(false);
    expect(reach()).toBe(0);
    expect((await subscribe()).success).toBe(true);
    await unsubscribe(true);
    expect((await subscribe()).errorCode).toBe('push.not.bound');
    expect((await unsubscribe(true)).success).toBe(true);
  });

  test.each(['break', 'exclusion'] as const)(
    '[SAFE-4.7] during a %s of its member, a device gets no offer and no message to everyone before its end',
    async (kind) => {
      const session = await caller().signIn('alice', 'Wonder-land-7');
      await caller().call(bindPushToken, { body: { registrationToken }, token: session });
      await subscribe();
      const { members, playBreaks } = platform().services;
      const id = members.byName('FAIR', 'alice')?.id ?? 0;
      if (kind === 'break') playBreaks.start(id, 'DAY');
      else playBreaks.exclude(id, 6);
      expect(reach()).toBe(0);
      // What is offered to one member waits too; what is about the account does not.
      expect(reach(id, true)).toBe(0);
      expect(reach(id)).toBe(1);
      await caller().control('clock', { advance: 190 * 24 * 3_600_000 });
      expect(reach()).toBe(1);
      expect(reach(id, true)).toBe(1);
    },
  );

  test('a test push message is sent only to a device that is bound to the member', async () => {
    const session = await caller().signIn('alice', 'Wonder-land-7');
    const send = () => caller().call(sendTestPush, { body: { registrationToken }, token: session });
    expect((await send()).errorCode).toBe('push.not.bound');
    await caller().call(bindPushToken, { body: { registrationToken }, token: session });
    expect((await send()).success).toBe(true);
    expect(platform().services.push.sent()).toMatchObject([{ title: 'Notifications work', outcomes: '["invalid"]' }]);
  });
});

describe('[BOOT-1] status', () => {
  const QUERY = { device: 'MOBILE', track: '', originalDomain: 'x', url: 'y' };
  const fetchStatus = (merchant: string) => caller().call(status, { query: QUERY, merchant });
  const record = async (merchant: string) => parse(status.response, (await fetchStatus(merchant)).value);

  test('[WL-1.1] the status response contains the switches as they are set for the merchant of the request', async () => {
    await caller().control('switches', { merchant: 'KOPI', name: 'CBS3', on: true });
    await caller().control('switches', { merchant: 'FAIR', name: 'CBS3', on: false });
    expect((await record('KOPI')).info.whitelabel).toMatchObject({ CBS3: true, GEETEST3: false });
    expect((await record('FAIR')).info.whitelabel).toMatchObject({ CBS3: false });
  });

  test('[BOOT-2] the status response reports maintenance and its end time only for the merchant under maintenance', async () => {
    await caller().control('scenarios', { merchant: 'SOL', maintenance: true, maintenanceEnd: 1_800_000_000_000 });
    expect(await record('SOL')).toMatchObject({ maintenance: true, maintenanceEnd: 1_800_000_000_000 });
    expect(await record('FAIR')).toMatchObject({ maintenance: false, maintenanceEnd: 0 });
  });

  test('[BOOT-3] the status response reports a region restriction with the visitor’s IP address', async () => {
    await caller().control('scenarios', { regionRestriction: true });
    expect(await record('FAIR')).toMatchObject({ regionRestriction: true, location: { ip: '127.0.0.1' } });
  });

  test('[BOOT-4] the status request is refused when the domain is not available', async () => {
    await caller().control('scenarios', { merchant: 'FAIR', domainNotAvailable: true });
    expect((await fetchStatus('FAIR')).errorCode).toBe('domain_not_available');
  });

  test('[DOM-1] the status response lists fallback domains that all serve the merchant', async () => {
    const { info } = await record('KOPI');
    expect(info.domainRoute.length).toBeGreaterThan(1);
    for (const domain of info.domainRoute) {
      const path = `${status.path}?${new URLSearchParams(QUERY)}`;
      const answer = await sendRawRequest(platform().port, { path, headers: { Host: new URL(domain).host } });
      expect(JSON.parse(answer.body).value.info.merchantCode).toBe('KOPI');
    }
  });
});

test('[ENC-4] the last eight characters of a customer-service path are the key that decrypts the rest of the path', async () => {
  const { services } = parse(customerServices.response, (await caller().call(customerServices)).value);
  for (const { csType, path } of services) {
    const address = tryDecryptDes(Buffer.from(path.slice(-8)), path.slice(0, -8));
    expect(address).toContain(`/support/${csType}?merchant=FAIR`);
    expect((await fetch(address ?? '')).status).toBe(200);
  }
});

test('[POP-1] an announcement has the image that was set in the console, or no image', async () => {
  const image = '/cdn/FAIR/promotion-2.svg';
  const draft = { merchant: 'FAIR', language: 'EN', content: 'Text', execution: 'B', promotionType: 'PROMOTION' };
  await caller().control('announcements', { ...draft, title: 'With picture', image });
  await caller().control('announcements', { ...draft, title: 'Without picture' });
  const query = { types: 'PR', platform: 'M', category: 'app_download' };
  const response = await caller().call(announcements, { query, merchant: 'FAIR', headers: { Language: 'EN' } });
  const { list } = parse(announcements.response, response.value);
  expect(list.slice(-2).map((one) => [one.title, one.image])).toEqual([
    ['With picture', image],
    ['Without picture', ''],
  ]);
});

test('[POP-1] announcements for members, visitors and first logins are in the language of the request', async () => {
  const query = { types: 'PR', platform: 'M', category: 'app_download' };
  const fetchAnnouncements = async (language: string) =>
    parse(
      announcements.response,
      (await caller().call(announcements, { query, merchant: 'FAIR', headers: { Language: language } })).value,
    ).list;
  expect((await fetchAnnouncements('EN')).map(({ execution }) => execution).sort()).toEqual(['A', 'A', 'A', 'B', 'F']);
  expect((await fetchAnnouncements('VI'))[0]?.title).toBe('Chào mừng bạn');
  expect((await fetchAnnouncements('JA'))[0]?.title).toBe('Welcome to Fairground');
});
