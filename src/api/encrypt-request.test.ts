import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiClientFixture } from '../../tests/support/api/api-client-fixture';
import {
  type RecordedRequest,
  respondWithJson,
  startTestServer,
  type TestRequestHandler,
  type TestServer,
} from '../../tests/support/http/test-server';
import { login } from '../contract/endpoints/account/session';

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 1024 });
const oldKeys = makeKeys();
const newKeys = makeKeys();
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();

/** Decrypts a body with node:crypto; undefined if it was encrypted for another key. */
function open({ headers, body }: RecordedRequest, privateKey: KeyObject): string | undefined {
  const cipher = Buffer.from(String(headers['x-rsa']), 'base64');
  try {
    const message = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, cipher);
    if (message[0] !== 0 || message[1] !== 2) return undefined;
    const secret = message.subarray(-8);
    const des = createDecipheriv('des-ede3-ecb', Buffer.concat([secret, secret, secret]), null);
    return Buffer.concat([des.update(body, 'base64'), des.final()]).toString('utf8');
  } catch {
    // Encrypted for a larger modulus, or the random bytes look like padding but the text does not.
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
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

const isKeyCall = ({ url }: RecordedRequest) => url.startsWith('/wps/session/key/rsa?_=');
const posts = () => server.requests.filter((request) => !isKeyCall(request));

/** A platform that publishes `publicKey` and decrypts with `privateKey`. */
const platform =
  (publicKey: string, privateKey = oldKeys.privateKey): TestRequestHandler =>
  (request, response) => {
    if (isKeyCall(request)) return respondWithJson(response, { success: true, value: { publicKey } });
    const text = open(request, privateKey);
    if (text === undefined)
      return respondWithJson(response, { success: false, errorCode: 'encryption.invalid', message: 'key' });
    return respondWithJson(response, { success: true, value: { ...signedIn, echo: text } });
  };

describe('[ENC-1] sign-in call', () => {
  test('fetches the current public key and sends a body that only the platform can decrypt', async () => {
    const { api, clock } = createApiClientFixture(server.origin);
    server.respond = platform(pem(oldKeys.publicKey));
    expect(await api.call(login, { body })).toEqual({
      ok: true,
      value: signedIn,
      saidAt: expect.any(Number),
      requestId: posts()[0]?.headers['x-request-id'],
    });
    const [keyRequest, sent] = server.requests;
    expect(keyRequest).toMatchObject({
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
    expect(JSON.stringify(server.requests)).not.toContain('ann');
  });

  test('is repeated once with a newly fetched key if the platform’s key has changed', async () => {
    const { api } = createApiClientFixture(server.origin);
    const keys = [pem(oldKeys.publicKey), pem(newKeys.publicKey)];
    server.respond = (request, response) =>
      platform((isKeyCall(request) ? keys.shift() : undefined) ?? '', newKeys.privateKey)(request, response);
    expect(await api.call(login, { body })).toMatchObject({ ok: true });
    expect(posts()).toHaveLength(2);
    server.requests.length = 0;
    server.respond = platform(pem(oldKeys.publicKey), newKeys.privateKey);
    expect(await api.call(login, { body })).toMatchObject({ error: { layer: 'business', code: 'encryption.invalid' } });
    expect(posts()).toHaveLength(2);
  });

  test.each([
    ['a refusal for another reason than the key', { success: false, errorCode: 'login.cred.err', message: 'No' }, 200],
    ['a server error', {}, 500],
  ])(
    '[API-8] is not retried after %s, because the platform may have recorded the attempt',
    async (_, answer, status) => {
      const { api } = createApiClientFixture(server.origin);
      server.respond = (request, response) =>
        isKeyCall(request)
          ? platform(pem(oldKeys.publicKey))(request, response)
          : respondWithJson(response, answer, status);
      expect(await api.call(login, { body })).toMatchObject({ ok: false });
      expect(posts()).toHaveLength(1);
    },
  );

  test('[API-8] is not retried after a lost connection', async () => {
    const { api } = createApiClientFixture(server.origin);
    server.respond = (request, response) =>
      isKeyCall(request) ? platform(pem(oldKeys.publicKey))(request, response) : response.destroy();
    const outcome = await api.call(login, { body });
    const requestId = posts()[0]?.headers['x-request-id'];
    expect(outcome).toEqual({ ok: false, error: { layer: 'offline', endpoint: 'login', requestId } });
    expect(posts()).toHaveLength(1);
  });
});

describe('[ENC-2] encrypted call', () => {
  const missing = { ok: false, error: { layer: 'request', endpoint: 'login', message: 'Missing Encryption' } };
  const keyAnswer =
    (answer: unknown, status = 200): TestRequestHandler =>
    (_, response) =>
      respondWithJson(response, answer, status);

  test.each([
    ['an empty key', platform('')],
    ['an invalid key', platform('garbage')],
    ['a truncated key', platform(pem(oldKeys.publicKey).slice(0, 100))],
    ['a null value', keyAnswer({ success: true, value: null })],
    ['a number as key', keyAnswer({ success: true, value: { publicKey: 5 } })],
    ['a refusal', keyAnswer({ success: false, errorCode: 'x' })],
    ['HTTP 500', keyAnswer({}, 500)],
    ['the page of a captive portal', ((_, response) => response.end('<html>')) as TestRequestHandler],
  ])(
    '[ENC-2.1][ENC-2.2][OPS-4.3] fails with “Missing Encryption” and sends no body if the key request returns %s',
    async (_, answer) => {
      const { api, errors } = createApiClientFixture(server.origin);
      server.respond = answer;
      const outcome = await api.call(login, { body });
      // The id of the request for the key, as nothing else was sent.
      const error = { ...missing.error, requestId: server.requests.at(-1)?.headers['x-request-id'] };
      expect(error.requestId).toMatch(/^[0-9a-f]{32}$/);
      expect(outcome).toEqual({ ...missing, error });
      expect(posts()).toEqual([]);
      expect(errors).toEqual([error]);
    },
  );

  test('fails with an error of the layer “offline” if the connection is lost', async () => {
    const { api, clock } = createApiClientFixture(server.origin, { random: () => 0.1 });
    server.respond = (_, response) => response.destroy();
    const outcome = api.call(login, { body });
    for (const round of [1, 2]) {
      await expect.poll(() => clock.pendingSleeps()).toBe(2);
      await clock.advance(100 * round);
    }
    // The endpoint of the key says that the call itself was not sent.
    expect(await outcome).toMatchObject({ ok: false, error: { layer: 'offline', endpoint: 'rsaKey' } });
  });

  test('fails without sending a body if the encryption fails', async () => {
    const { api } = createApiClientFixture(server.origin, {
      encryptBody: async () => ({ ok: false, error: 'too large' }),
    });
    server.respond = platform(pem(oldKeys.publicKey));
    expect(await api.call(login, { body })).toMatchObject({ error: { layer: 'request', message: 'too large' } });
    expect(posts()).toEqual([]);
  });
});
