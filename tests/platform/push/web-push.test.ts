import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { encryptPayload } from './encrypt-payload';
import { sendWebPush, toWebPushOutcome, type WebPushRequest } from './send-web-push';
import { createVapidHeader, generateVapidKeys } from './vapid';

const NOW = Date.now();

/**
 * Creates the keys of a push subscription, and a function that decrypts an encrypted body with these keys (RFC 8291).
 */
function createReceiver() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const decipher = createDecipheriv(
      'aes-128-gcm',
      key,
      derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    );
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    return text.subarray(0, -1).toString();
  }
  return { keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') }, decrypt };
}

describe('[PUSH-3] message that is encrypted for one push subscription', () => {
  test.each(['', '{"title":"Draw"}', 'vé số 彩票'])(
    'a message with the text %j can be decrypted with the keys of its subscription',
    (text) => {
      const { keys, decrypt } = createReceiver();
      expect(decrypt(encryptPayload(text, keys))).toBe(text);
    },
  );

  test('a message that is encrypted for one subscription cannot be decrypted with the keys of another subscription', () => {
    const body = encryptPayload('secret', createReceiver().keys);
    expect(() => createReceiver().decrypt(body)).toThrow();
  });
});

test('[PUSH-2] a request to the push service is signed with the VAPID key of the merchant', async () => {
  const keys = generateVapidKeys();
  const header = createVapidHeader('https://push.example/send/1', keys, 'mailto:a@b.example', NOW);
  const [, token = '', publicKey] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const { d: _secret, ...jwk } = JSON.parse(keys.jwk);
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: 'https://push.example' });
  expect(payload.sub).toBe('mailto:a@b.example');
  expect(publicKey).toBe(keys.publicKey);
});

describe('[PUSH-2] request to the push service', () => {
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  /** Starts a push service that responds with a status. */
  async function startService(status: number) {
    const received: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const server = createServer(({ url, headers }, response) => {
      received.push({ url, headers });
      response.writeHead(status).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    stops.push(() => server.close());
    return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
  }

  const request = (change: Partial<WebPushRequest>): WebPushRequest => ({
    token: JSON.stringify({ endpoint: 'https://push.example/send/1', keys: createReceiver().keys }),
    payload: '{}',
    keys: generateVapidKeys(),
    contact: 'mailto:a@b.example',
    ttlSeconds: 60,
    topic: 'draw',
    now: NOW,
    serviceOrigin: undefined,
    ...change,
  });

  test('has the headers of RFC 8030', async () => {
    const { origin, received } = await startService(201);
    expect(await sendWebPush(request({ serviceOrigin: origin }))).toBe('accepted');
    expect(received).toMatchObject([
      { url: '/send/1', headers: { ttl: '60', urgency: 'normal', topic: 'draw', 'content-encoding': 'aes128gcm' } },
    ]);
  });

  test.each([
    [200, 'accepted'],
    [201, 'accepted'],
    [400, 'failed'],
    [403, 'failed'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'too large'],
    [429, 'rate limited'],
    [500, 'failed'],
  ])('a push service response with the status %i results in the outcome “%s”', (status, outcome) => {
    expect(toWebPushOutcome(status)).toBe(outcome);
  });

  test.each([
    ['plain text', 'push-1'],
    ['JSON without an endpoint', '{"keys":{"p256dh":"a","auth":"b"}}'],
    [
      'JSON with an endpoint on the local network',
      '{"endpoint":"http://127.0.0.1/x","keys":{"p256dh":"a","auth":"b"}}',
    ],
  ])('is not sent if the token is %s', async (_, token) => {
    const { origin, received } = await startService(201);
    expect(await sendWebPush(request({ token, serviceOrigin: origin }))).toBe('invalid');
    expect(received).toEqual([]);
  });

  test('fails if the key of the subscription is invalid', async () => {
    const { origin } = await startService(201);
    const token = '{"endpoint":"https://push.example/x","keys":{"p256dh":"AAAA","auth":"AAAA"}}';
    expect(await sendWebPush(request({ token, serviceOrigin: origin }))).toBe('failed');
  });
});
