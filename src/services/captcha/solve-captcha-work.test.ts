import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasLeadingZeroBits, solveCaptchaWork } from './solve-captcha-work';

const going = () => new AbortController().signal;
const digestOf = (text: string) => createHash('sha256').update(text).digest();

describe('[CAPT-5.2] work in place of the picture', () => {
  test.each([
    // digest            bits   begins with them
    [[0x00, 0xff], 8, true],
    [[0x00, 0xff], 9, false],
    [[0x00, 0x7f], 9, true],
    [[0x0f, 0x00], 4, true],
    [[0x0f, 0x00], 5, false],
    [[0x80, 0x00], 1, false],
    [[0x00, 0x00], 16, true],
    [[0x00, 0x00], 17, false],
    [[0xff], 0, true],
  ])('the digest %j begins with %i zero bits: %s', (bytes, bits, expected) =>
    expect(hasLeadingZeroBits(Uint8Array.from(bytes), bits)).toBe(expected),
  );

  test.each([1, 8, 11])('%i bits are found, and hold by another implementation', async (bits) => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), async (id) => {
        const found = await solveCaptchaWork(id, bits, going());
        const digest = digestOf(`${id}:${found}`);
        expect(BigInt(`0x${digest.toString('hex')}`) >> BigInt(256 - bits)).toBe(0n);
      }),
      { numRuns: 5 },
    );
  });

  test('it ends without a proof as soon as nobody waits for it', async () => {
    const abandoned = new AbortController();
    const solved = solveCaptchaWork('picture', 60, abandoned.signal);
    abandoned.abort();
    expect(await solved).toBeUndefined();
  });
});
