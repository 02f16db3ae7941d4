import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The keys of a push subscription, with which a message is encrypted so that only the subscribed browser can read it
 * (RFC 8291).
 */
export interface SubscriptionKeys {
  /** Public key, uncompressed P-256 point, base64url. */
  readonly p256dh: string;
  /** Authentication secret, 16 bytes, base64url. */
  readonly auth: string;
}

const RECORD_SIZE = 4096;
/** Padding delimiter of the last record (RFC 8188). */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a payload for one subscription (RFC 8291), with the content encoding `aes128gcm` and in one record (RFC
 * 8188).
 */
export function encryptPayload(payload: string, { p256dh, auth }: SubscriptionKeys): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  const sender = ours.generateKeys();
  const salt = randomBytes(16);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const secret = derive(ours.computeSecret(receiver), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(payload),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([sender.length]), sender, record]);
}
