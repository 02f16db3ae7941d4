import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiRig } from '../../tests/support/api-rig';
import { type Answering, type Arrived, json, startServer, type TestServer } from '../../tests/support/http-server';
import { login } from '../contract/endpoints/session';

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 1024 });
const oldKeys = makeKeys();
const newKeys = makeKeys();
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** Opens a sealed body with node:crypto; undefined when it was sealed for another key. */
function open({ headers, body }: Arrived, privateKey: KeyObject): string | undefined {
  const cipher = Buffer.from(String(headers['x-rsa']), 'base64');
  try {
    const message = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, cipher);
    if (message[0] !== 0 || message[1] !== 2) return undefined;
    const secret = message.subarray(-8);
    const des = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null);
    return Buffer.concat([des.update(body, 'base64'), des.final()]).toString('utf8');
  } catch {
    // Sealed for a larger modulus, or the random bytes look like padding and the text then does not.
    return undefined;
  }
}

const PASSWORD = 'p4ssword-密码';
const body = {
  username: 'ann',
  password: PASSWORD,
  type: 'username',
  loginDeviceId: 'd-1',
  isOfficialAppLogin: false,
} as const;
const signedIn = { token: 'new', firstTimeLogin: true, passwordExpired: false };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.arrived.length = 0;
});

const isKeyCall = ({ url }: Arrived) => url.startsWith('/wps/session/key/rsa?_=');
const posts = () => server.arrived.filter((request) => !isKeyCall(request));

/** A platform that gives out `publicKey` and opens with `privateKey`. */
const platform =
  (publicKey: string, privateKey = oldKeys.privateKey): Answering =>
  (request, response) => {
    if (isKeyCall(request)) return json(response, { success: true, value: { publicKey } });
    const text = open(request, privateKey);
    if (text === undefined) return json(response, { success: false, errorCode: 'encryption.invalid', message: 'key' });
    return json(response, { success: true, value: { ...signedIn, echo: text } });
  };

describe('[ENC-1] a sign-in', () => {
  test('fetches the key anew and sends a body that only the platform can read', async () => {
    const { api, clock } = createApiRig(server.origin);
    server.answer = platform(pem(oldKeys.publicKey));
    expect(await api.call(login, { body })).toEqual({ ok: true, value: signedIn });
    const [asked, sent] = server.arrived;
    expect(asked).toMatchObject({
      url: `/wps/session/key/rsa?_=${clock.now()}`,
      headers: { 'cache-control': 'no-cache' },
    });
    expect(sent).toMatchObject({
      method: 'POST',
      url: '/wps/session/login',
      headers: { encryption: '1', 'content-type': 'application/json', device: 'PWA', merchant: 'FAIR' },
    });
    expect(sent?.headers).not.toHaveProperty('authorization');
    expect(sent && JSON.parse(open(sent, oldKeys.privateKey) ?? '')).toEqual(body);
    expect(JSON.stringify(server.arrived)).not.toContain('ann');
  });

  test('seals for a key that has changed in between once more, and only once', async () => {
    const { api } = createApiRig(server.origin);
    const keys = [pem(oldKeys.publicKey), pem(newKeys.publicKey)];
    server.answer = (request, response) =>
      platform((isKeyCall(request) ? keys.shift() : undefined) ?? '', newKeys.privateKey)(request, response);
    expect(await api.call(login, { body })).toMatchObject({ ok: true });
    expect(posts()).toHaveLength(2);
    server.arrived.length = 0;
    server.answer = platform(pem(oldKeys.publicKey), newKeys.privateKey);
    expect(await api.call(login, { body })).toMatchObject({ error: { layer: 'business', code: 'encryption.invalid' } });
    expect(posts()).toHaveLength(2);
  });

  test('[API-8] is not sent again when the connection is lost', async () => {
    const { api } = createApiRig(server.origin);
    server.answer = (request, response) =>
      isKeyCall(request) ? platform(pem(oldKeys.publicKey))(request, response) : response.destroy();
    expect(await api.call(login, { body })).toEqual({ ok: false, error: { layer: 'offline', endpoint: 'login' } });
    expect(posts()).toHaveLength(1);
  });
});

describe('[ENC-2] nothing travels in the clear', () => {
  const missing = { ok: false, error: { layer: 'request', endpoint: 'login', message: 'Missing Encryption' } };
  const keyAnswer =
    (answer: unknown, status = 200): Answering =>
    (_, response) =>
      json(response, answer, status);

  test.each([
    ['an empty key', platform('')],
    ['garbage for a key', platform('garbage')],
    ['half a key', platform(pem(oldKeys.publicKey).slice(0, 100))],
    ['no key', keyAnswer({ success: true, value: null })],
    ['a number for a key', keyAnswer({ success: true, value: { publicKey: 5 } })],
    ['a refusal', keyAnswer({ success: false, errorCode: 'x' })],
    ['an error', keyAnswer({}, 500)],
    ["a portal's page", ((_, response) => response.end('<html>')) as Answering],
  ])('with %s the call is Missing Encryption and no body leaves', async (_, answer) => {
    const { api, errors } = createApiRig(server.origin);
    server.answer = answer;
    expect(await api.call(login, { body })).toEqual(missing);
    expect(posts()).toEqual([]);
    expect(errors).toEqual([missing.error]);
  });

  test('without a connection the call is offline, which is what the visitor has to know', async () => {
    const { api, clock } = createApiRig(server.origin, { random: () => 0.1 });
    server.answer = (_, response) => response.destroy();
    const outcome = api.call(login, { body });
    for (const round of [1, 2]) {
      await expect.poll(() => clock.sleeping()).toBe(2);
      await clock.advance(100 * round);
    }
    expect(await outcome).toEqual({ ok: false, error: { layer: 'offline', endpoint: 'login' } });
  });

  test('what the worker says when it cannot seal is what the caller gets', async () => {
    const { api } = createApiRig(server.origin, { seal: async () => ({ ok: false, reason: 'too large' }) });
    server.answer = platform(pem(oldKeys.publicKey));
    expect(await api.call(login, { body })).toMatchObject({ error: { layer: 'request', message: 'too large' } });
    expect(posts()).toEqual([]);
  });
});
