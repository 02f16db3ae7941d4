import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PlatformClock } from '../platform-clock';
import { IdentityProviderConnection } from './identity-provider-connection';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const HOUR_S = 3_600;
const NOW_S = NOW / 1000;

const provider = new IdentityProviderConnection(new PlatformClock(() => NOW));
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let server: Server;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' };
  server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provider.connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // a listening server has a port
});
afterAll(() => new Promise((done) => server.close(done)));

const VALID_CLAIMS = {
  iss: 'https://securetoken.google.com/fairground-local',
  aud: 'fairground-local',
  sub: 'uid-1',
  auth_time: NOW_S,
  iat: NOW_S,
  exp: NOW_S + HOUR_S,
  firebase: { sign_in_provider: 'google.com' },
};
const sign = (claims: object, key = keys.privateKey) =>
  new SignJWT({ ...VALID_CLAIMS, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);

describe('[SOCIAL-1] identity provider’s token', () => {
  test('the token identifies the user by the provider’s user id or, for a phone sign-in, by the phone number', async () => {
    expect(await provider.verify(await sign({}), 'google')).toEqual({ channel: 'google', subject: 'uid-1' });
    const phone = { phone_number: '+639170000001', firebase: { sign_in_provider: 'phone' } };
    expect(await provider.verify(await sign(phone), 'phone')).toEqual({ channel: 'phone', subject: '+639170000001' });
  });

  test.each<[string, object]>([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['that has expired', { exp: NOW_S - 61 }],
    ['without an expiry', { exp: undefined }],
    ['issued more than an hour ago', { iat: NOW_S - HOUR_S - 61 }],
    ['with an empty subject', { sub: '' }],
    ['without a sign-in time', { auth_time: undefined }],
    ['of an unknown sign-in method', { firebase: { sign_in_provider: 'password' } }],
    ['without a sign-in method', { firebase: {} }],
    ['of another channel than the request names', { firebase: { sign_in_provider: 'facebook.com' } }],
  ])('an identity provider’s token %s is rejected', async (_, claims) => {
    expect(await provider.verify(await sign(claims), 'google')).toBeUndefined();
  });

  test('an identity provider’s token for a phone sign-in is rejected if it contains no phone number', async () => {
    expect(await provider.verify(await sign({ firebase: { sign_in_provider: 'phone' } }), 'phone')).toBeUndefined();
  });

  test('an identity provider’s token is rejected if it is signed with another key, unsigned or truncated', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await provider.verify(await sign({}, privateKey), 'google')).toBeUndefined();
    expect(await provider.verify(new UnsecuredJWT(VALID_CLAIMS).encode(), 'google')).toBeUndefined();
    expect(await provider.verify((await sign({})).slice(0, -9), 'google')).toBeUndefined();
    expect(await provider.verify('', 'google')).toBeUndefined();
  });

  test('an identity provider’s token is rejected if no provider is connected', async () => {
    const unconnected = new IdentityProviderConnection(new PlatformClock(() => NOW));
    expect(await unconnected.verify(await sign({}), 'google')).toBeUndefined();
    unconnected.connect('http://127.0.0.1:1');
    await expect(unconnected.verify(await sign({}), 'google')).rejects.toThrow();
  });
});
