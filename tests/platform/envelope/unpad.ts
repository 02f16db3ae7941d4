import { constants, type KeyObject, privateDecrypt, randomBytes } from 'node:crypto';

/**
 * Opens an RSA PKCS#1 v1.5 message of known length. Node refuses that padding in `privateDecrypt`, so the padding is
 * read here, branch-free; whatever is wrong with it gives random bytes, so that no answer tells a padding fault from
 * a wrong digest.
 */
export function openPkcs1(privateKey: KeyObject, cipherText: Buffer, length: number): Buffer {
  const fake = randomBytes(length);
  const block = decryptRaw(privateKey, cipherText);
  if (!block) return fake;
  const separator = block.length - length - 1;
  let bad = byte(block, 0) | (byte(block, 1) ^ 2) | byte(block, separator);
  for (let at = 2; at < separator; at++) bad |= ((byte(block, at) - 1) >> 31) & 1;
  const mask = ((bad | -bad) >> 31) & 0xff;
  const opened = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    opened[at] = (byte(block, separator + 1 + at) & ~mask) | (byte(fake, at) & mask);
  }
  return opened;
}

const byte = (bytes: Buffer, at: number): number => bytes[at] ?? 0;

function decryptRaw(key: KeyObject, cipherText: Buffer): Buffer | undefined {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (cipherText.length !== bits / 8) return undefined;
  try {
    return privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, cipherText);
  } catch {
    // A number above the modulus: random bytes answer for it like for any other fault.
    return undefined;
  }
}
