import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FcmSender, toFcmOutcome } from './fcm-sender';
import { LocalFcm } from './local-fcm';

/** Paths of the requests that the service has received. */
let requested: string[];
/** HTTP status with which the browser's push service responds. */
let pushStatus: number;
let now: number;
let service: LocalFcm;
let origin: string;
const closing: (() => void)[] = [];

beforeEach(async () => {
  requested = [];
  pushStatus = 201;
  now = Date.now();
  service = new LocalFcm(await listen((_, response) => void response.writeHead(pushStatus).end()));
  origin = await listen((request, response) => {
    requested.push(request.url ?? '');
    service.handle(request, response);
  });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const createSender = (account = service.project('FAIR', origin).account) =>
  new FcmSender(account, () => now, { messages: origin, topics: origin });

/** Registers a browser as the Firebase SDK does. Resolves with its registration token. */
async function register(): Promise<string> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const web = { endpoint: 'https://push.example/1', p256dh, auth: randomBytes(16).toString('base64url') };
  await fetch(`${origin}/v1/projects/p/registrations`, { method: 'POST', body: JSON.stringify({ web }) });
  return service.tokens().at(-1) ?? '';
}

const FIELDS = { id: 'm1', title: 'Draw' };

describe('[PUSH-2] message sent through Firebase Cloud Messaging', () => {
  test('a message is accepted if the request has an access token of the service account', async () => {
    expect(await createSender().send({ token: await register() }, FIELDS, 60)).toBe('accepted');
    expect(requested).toEqual([
      '/v1/projects/p/registrations',
      '/token',
      '/v1/projects/fairground-local/messages:send',
    ]);
  });

  test('a message is authorized with the access token of earlier messages until the token is about to expire', async () => {
    const sender = createSender();
    const grants = () => requested.filter((path) => path === '/token').length;
    await sender.send({ topic: 'ALL' }, FIELDS, 60);
    now += 3_500_000;
    await sender.send({ topic: 'ALL' }, FIELDS, 60);
    expect(grants()).toBe(1);
    now += 50_000;
    await sender.send({ topic: 'ALL' }, FIELDS, 60);
    expect(grants()).toBe(2);
  });

  test('the outcome is “failed” if the access token is requested with the key of another account', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { account } = service.project('FAIR', origin);
    const sender = createSender({ ...account, private_key: privateKey });
    expect(await sender.send({ token: await register() }, FIELDS, 60)).toBe('failed');
  });

  test('a message sent through Firebase Cloud Messaging has the outcome “gone” if its device is not registered', async () => {
    expect(await createSender().send({ token: 'unknown' }, FIELDS, 60)).toBe('gone');
  });

  test('the outcome is “gone” if the push subscription of the browser has ended', async () => {
    pushStatus = 410;
    expect(await createSender().send({ token: await register() }, FIELDS, 60)).toBe('gone');
    expect(service.tokens()).toEqual([]);
  });

  test('a message sent through Firebase Cloud Messaging has the outcome “failed” if the service cannot be reached', async () => {
    const sender = createSender();
    for (const close of closing.splice(0)) close();
    expect(await sender.send({ topic: 'ALL' }, FIELDS, 60)).toBe('failed');
    expect(await sender.changeTopic('add', 'token', 'ALL')).toBe('failed');
  });

  test.each<[number, string, string]>([
    [200, '{"name":"projects/p/messages/1"}', 'accepted'],
    [404, '{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}', 'gone'],
    // A project without the API is a 404, too.
    [404, '{"error":{"status":"NOT_FOUND"}}', 'failed'],
    [400, '{"error":{"details":[{"errorCode":"INVALID_ARGUMENT"}]}}', 'invalid'],
    [400, '{"error":{"details":"?"}}', 'failed'],
    [403, '{"error":{"details":[{"errorCode":"SENDER_ID_MISMATCH"}]}}', 'failed'],
    [429, '{"error":{"details":[{"errorCode":"QUOTA_EXCEEDED"}]}}', 'rate limited'],
    [502, '<html>', 'failed'],
  ])('if Firebase Cloud Messaging responds with %i %s, the message has the outcome “%s”', (status, body, outcome) => {
    expect(toFcmOutcome(status, body)).toBe(outcome);
  });
});

describe('[PUSH-2] subscription to a Firebase topic', () => {
  test('can be added and removed', async () => {
    const token = await register();
    const sender = createSender();
    expect(await sender.changeTopic('add', token, 'ALL')).toBe('accepted');
    pushStatus = 410;
    expect(await sender.changeTopic('remove', token, 'ALL')).toBe('accepted');
    // Reaches nobody, so that nobody turns out to have ended.
    expect(await sender.send({ topic: 'ALL' }, FIELDS, 60)).toBe('accepted');
    expect(service.tokens()).toEqual([token]);
    await sender.changeTopic('add', token, 'ALL');
    await sender.send({ topic: 'ALL' }, FIELDS, 60);
    expect(service.tokens()).toEqual([]);
  });

  test('cannot be added for a device whose push subscription has ended', async () => {
    expect(await createSender().changeTopic('add', 'unknown', 'ALL')).toBe('gone');
  });
});
