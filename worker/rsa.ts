import CryptoJS from 'crypto-js/core';
import 'crypto-js/enc-base64';
import { JSEncrypt } from 'jsencrypt';
import { drawBytes, type RandomBytes } from './random';

type RsaKey = ReturnType<JSEncrypt['getKey']>;
type Padding = NonNullable<Parameters<RsaKey['encrypt']>[1]>;
type BigInteger = ReturnType<Padding>;

/** Bytes of the smallest modulus that is taken: 1,024 bits. */
const SMALLEST_MODULUS = 128;
/** jsencrypt answers 1 for larger exponents. */
const LARGEST_EXPONENT = 0xffffffff;

/**
 * RSA with PKCS#1 v1.5 padding (ENC-1).
 *
 * jsencrypt looks for `window` to find a secure source and falls back to Math.random in a worker, so it is handed the
 * padding ready made and its own source is never asked.
 * @returns base64, or undefined when `publicKey` is no usable RSA key
 */
export function encryptRsa(publicKey: string, text: string, random: RandomBytes): string | undefined {
  // With an empty key jsencrypt would make a key pair of its own.
  if (publicKey.trim() === '') return undefined;
  try {
    const rsa = new JSEncrypt();
    rsa.setPublicKey(publicKey);
    const key = rsa.getKey();
    // Fields that the types hide; no method tells them.
    const exponent: unknown = Reflect.get(key, 'e');
    const modulus: unknown = Reflect.get(key, 'n');
    if (!isExponent(exponent) || !isBigInteger(modulus)) return undefined;
    const hex: unknown = key.encrypt(text, (message, size) => toBigInteger(modulus, pad(message, size, random)));
    return typeof hex === 'string' ? CryptoJS.enc.Hex.parse(hex).toString(CryptoJS.enc.Base64) : undefined;
  } catch {
    // jsencrypt throws at a key it could not read; the caller says what that means.
    return undefined;
  }
}

/** 00 02, random bytes other than 0, 00, message. */
function pad(message: string, size: number, random: RandomBytes): number[] {
  const bytes = [...new TextEncoder().encode(message)];
  if (size < SMALLEST_MODULUS || size < bytes.length + 11) throw new RangeError('RSA key too small');
  return [0, 2, ...drawBytes(size - bytes.length - 3, random, (byte) => byte !== 0), 0, ...bytes];
}

const isExponent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 3 && value % 2 === 1 && value <= LARGEST_EXPONENT;

const isBigInteger = (value: unknown): value is BigInteger =>
  typeof value === 'object' && value !== null && 'bitLength' in value;

/** The package does not export its number class; a number of that class leads to it. */
function toBigInteger(sample: BigInteger, bytes: number[]): BigInteger {
  const NumberClass = sample.constructor as new (bytes: number[]) => BigInteger;
  return new NumberClass(bytes);
}
