import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';

/**
 * Decrypts an RSA PKCS#1 v1.5 message of known length. Node's `privateDecrypt` rejects this padding, so the padding
 * is checked here, without branches. If the padding is invalid, random bytes are returned, so that the platform
 * responds as it does to a wrong digest.
 */
export function decryptPkcs1(privateKey: KeyObject, cipherText: Buffer, length: number): Buffer {
  const randomMessage = randomBytes(length);
  const block = decryptRaw(privateKey, cipherText);
  if (!block) return randomMessage;
  const separator = block.length - length - 1;
  let bad = byte(block, 0) | (byte(block, 1) ^ 2) | byte(block, separator);
  for (let at = 2; at < separator; at++) bad |= ((byte(block, at) - 1) >> 31) & 1;
  const mask = ((bad | -bad) >> 31) & 0xff;
  const message = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    message[at] = (byte(block, separator + 1 + at) & ~mask) | (byte(randomMessage, at) & mask);
  }
  return message;
}

const byte = (bytes: Buffer, at: number): number => bytes[at] ?? 0;

function decryptRaw(key: KeyObject, cipherText: Buffer): Buffer | undefined {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (cipherText.length !== bits / 8) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipherText);
  } catch {
    // A number above the modulus: the caller returns random bytes as for any other fault.
    return undefined;
  }
}
