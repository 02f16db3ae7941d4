import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { object, parse, string } from 'valibot';

/** A merchant's key pair for Web Push (RFC 8292). */
export interface VapidKeys {
  /** Public key with which the app subscribes: uncompressed P-256 point, base64url. */
  readonly publicKey: string;
  /** Private key as JSON Web Key. */
  readonly jwk: string;
}

const ecKey = object({ kty: string(), crv: string(), x: string(), y: string(), d: string() });
/** How long a signature is valid (s); push services accept at most a day. */
const LIFETIME_S = 12 * 3_600;

export function generateVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = parse(ecKey, privateKey.export({ format: 'jwk' }));
  const point = [Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), jwk: JSON.stringify(jwk) };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns the `Authorization` header that identifies the sender to a push service (RFC 8292).
 * @param contact `mailto:` or https address of the sender @param now epoch milliseconds
 */
export function createVapidHeader(
  endpoint: string,
  { publicKey, jwk }: VapidKeys,
  contact: string,
  now: number,
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + LIFETIME_S, sub: contact };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key: JsonWebKey = parse(ecKey, JSON.parse(jwk));
  const signature = sign('sha256', Buffer.from(unsigned), {
    key: createPrivateKey({ key, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`;
}
