import { createHmac } from 'node:crypto';

const STEP = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits of a time step (RFC 6238, SHA-1). @param secret base32 @param step `floor(ms / 30,000)` */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const totpStep = (now: number): number => Math.floor(now / STEP);

/**
 * The step a code belongs to, one step early or late allowed; undefined when it fits none after `usedStep`, so that
 * a code works once.
 */
export function matchTotp(secret: string, code: string, now: number, usedStep: number): number | undefined {
  const at = totpStep(now);
  return [at, at - 1, at + 1].find((step) => step > usedStep && totpCode(secret, step) === code);
}

function decodeBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text.toUpperCase()) {
    const value = ALPHABET.indexOf(letter);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
