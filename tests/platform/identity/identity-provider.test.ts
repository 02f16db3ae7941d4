import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock } from '../clock';
import { IdentityProvider } from './identity-provider';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
const HOUR = 3_600;
const seconds = NOW / 1000;

const provider = new IdentityProvider(new Clock(() => NOW));
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

const GOOD = {
  iss: 'https://securetoken.google.com/fairground-local',
  aud: 'fairground-local',
  sub: 'uid-1',
  auth_time: seconds,
  iat: seconds,
  exp: seconds + HOUR,
  firebase: { sign_in_provider: 'google.com' },
};
const sign = (claims: object, key = keys.privateKey) =>
  new SignJWT({ ...GOOD, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);

describe('[SOCIAL-1] the provider’s token', () => {
  test('says who somebody is: by the provider’s id, or by the number of a phone', async () => {
    expect(await provider.verify(await sign({}), 'google')).toEqual({ channel: 'google', subject: 'uid-1' });
    const phone = { phone_number: '+639170000001', firebase: { sign_in_provider: 'phone' } };
    expect(await provider.verify(await sign(phone), 'phone')).toEqual({ channel: 'phone', subject: '+639170000001' });
  });

  test.each<[string, object]>([
    ['of another project', { aud: 'other' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['that has expired', { exp: seconds - 61 }],
    ['without an end', { exp: undefined }],
    ['that was made more than an hour ago', { iat: seconds - HOUR - 61 }],
    ['of nobody', { sub: '' }],
    ['without a moment of sign-in', { auth_time: undefined }],
    ['of a way that is not known', { firebase: { sign_in_provider: 'password' } }],
    ['of no way', { firebase: {} }],
    ['of another way than it is sent as', { firebase: { sign_in_provider: 'facebook.com' } }],
  ])('%s does not count', async (_, claims) => {
    expect(await provider.verify(await sign(claims), 'google')).toBeUndefined();
  });

  test('of a phone counts only with its number', async () => {
    expect(await provider.verify(await sign({ firebase: { sign_in_provider: 'phone' } }), 'phone')).toBeUndefined();
  });

  test('signed by another key, by none, or cut does not count', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await provider.verify(await sign({}, privateKey), 'google')).toBeUndefined();
    expect(await provider.verify(new UnsecuredJWT(GOOD).encode(), 'google')).toBeUndefined();
    expect(await provider.verify((await sign({})).slice(0, -9), 'google')).toBeUndefined();
    expect(await provider.verify('', 'google')).toBeUndefined();
  });

  test('counts nowhere without a provider, and cannot be judged without its keys', async () => {
    const lone = new IdentityProvider(new Clock(() => NOW));
    expect(await lone.verify(await sign({}), 'google')).toBeUndefined();
    lone.connect('http://127.0.0.1:1');
    await expect(lone.verify(await sign({}), 'google')).rejects.toThrow();
  });
});
