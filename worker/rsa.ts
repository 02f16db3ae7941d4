import CryptoJS from 'crypto-js/core';
import 'crypto-js/enc-base64';
import { JSEncrypt } from 'jsencrypt';
import { type GenerateRandomBytes, generateMatchingRandomBytes } from './random';

type RsaKey = ReturnType<JSEncrypt['getKey']>;
type Padding = NonNullable<Parameters<RsaKey['encrypt']>[1]>;
type BigInteger = ReturnType<Padding>;

/** Minimum size of the modulus of an RSA key (bytes): 1,024 bits. */
const MIN_MODULUS_BYTES = 128;
/** Maximum exponent of an RSA key; jsencrypt treats a larger exponent as 1. */
const MAX_EXPONENT = 0xffffffff;

/**
 * Encrypts with RSA and PKCS#1 v1.5 padding (ENC-1).
 *
 * jsencrypt falls back to Math.random in a web worker, where there is no `window`; the padding is therefore generated
 * here and passed in.
 * @returns base64, or undefined if `publicKey` is not a usable RSA key
 */
export function encryptRsa(publicKey: string, text: string, random: GenerateRandomBytes): string | undefined {
  // With an empty key jsencrypt would generate a key pair.
  if (publicKey.trim() === '') return undefined;
  try {
    const rsa = new JSEncrypt();
    rsa.setPublicKey(publicKey);
    const key = rsa.getKey();
    // The types do not declare these fields, and no method returns them.
    const exponent: unknown = Reflect.get(key, 'e');
    const modulus: unknown = Reflect.get(key, 'n');
    if (!isExponent(exponent) || !isBigInteger(modulus)) return undefined;
    const hex: unknown = key.encrypt(text, (message, size) => toBigInteger(modulus, pad(message, size, random)));
    if (typeof hex === 'string') return CryptoJS.enc.Hex.parse(hex).toString(CryptoJS.enc.Base64);
  } catch {
    // jsencrypt throws for an invalid key; the caller reports it.
  }
  return undefined;
}

/** Returns the padded message: 00 02, random bytes other than 0, 00, message. */
function pad(message: string, size: number, random: GenerateRandomBytes): number[] {
  const bytes = [...new TextEncoder().encode(message)];
  if (size < MIN_MODULUS_BYTES || size < bytes.length + 11) throw new RangeError('RSA key too small');
  return [0, 2, ...generateMatchingRandomBytes(size - bytes.length - 3, random, (byte) => byte !== 0), 0, ...bytes];
}

const isExponent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 3 && value % 2 === 1 && value <= MAX_EXPONENT;

/** Whether a value is a big integer of jsencrypt; the modulus of an invalid key is null. */
const isBigInteger = (value: unknown): value is BigInteger => typeof value === 'object' && value !== null;

/** Creates a big integer with the class of `sample`, because jsencrypt does not export that class. */
function toBigInteger(sample: BigInteger, bytes: number[]): BigInteger {
  const NumberClass = sample.constructor as new (bytes: number[]) => BigInteger;
  return new NumberClass(bytes);
}
