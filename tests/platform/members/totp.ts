import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
const BASE32_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Returns the six-digit code of a time step (RFC 6238, SHA-1). @param secret base32 @param step `floor(ms / 30,000)`
 */
export function computeTotpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

export const getTotpStep = (now: number): number => Math.floor(now / STEP_MS);

/**
 * Returns the time step to which a code belongs: the current step, the one before or the one after. Steps up to
 * `usedStep` are ignored, so that a code is valid only once. Returns `undefined` if the code belongs to no accepted
 * step.
 */
export function findMatchingTotpStep(secret: string, code: string, now: number, usedStep: number): number | undefined {
  const current = getTotpStep(now);
  return [current, current - 1, current + 1].find((step) => step > usedStep && computeTotpCode(secret, step) === code);
}

function decodeBase32(text: string): Buffer {
  let bits = '';
  for (const letter of text.toUpperCase()) {
    const value = BASE32_ALPHABET.indexOf(letter);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
