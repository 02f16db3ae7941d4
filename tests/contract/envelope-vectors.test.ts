import { createPrivateKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import vectors from '../../docs/reference/envelope-vectors.json';
import { decryptCustomerServicePath } from '../../worker/customer-service-path';
import { encryptBody } from '../../worker/encrypt-body';
import type { GenerateRandomBytes } from '../../worker/random';
import { tryDecryptBody } from '../platform/envelope/decrypt-body';
import { encryptDes as encryptDesOfPlatform } from '../platform/envelope/des';

const { rsaKey, bodies, refusedBodies, customerServicePaths, unreadablePaths } = vectors;
const keys = [createPrivateKey(rsaKey.privateKey)];
const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Returns the random bytes from which the app draws a secret and the padding of a vector. */
function drawVector({ secret, padding }: { secret: string; padding: string }): GenerateRandomBytes {
  const characters = [...Buffer.from(secret)];
  const draws = [
    // The first printable character is 0x20, and DES ignores the lowest bit.
    characters.map((character) => (character >> 1) - 0x10),
    characters.map((character) => character & 1),
    [...Buffer.from(padding, 'hex')],
  ];
  return (length) => {
    const drawn = draws.shift() ?? [];
    expect(drawn).toHaveLength(length);
    return Uint8Array.from(drawn);
  };
}

describe('[OPS-3.2][ENC-1] test vectors of encrypted bodies', () => {
  test.each(bodies.vectors)('the app encrypts $name as the vector says', (vector) => {
    for (const key of [rsaKey.publicKey, rsaKey.publicKeyBase64]) {
      const { body, headers } = vector;
      expect(encryptBody(key, vector.text, drawVector(vector))).toEqual({ ok: true, value: { body, headers } });
    }
  });

  test.each(bodies.vectors)('the platform decrypts $name of the vector', ({ body, headers, text }) => {
    expect(tryDecryptBody(keys, lowerCase(headers), body)).toBe(text);
  });

  test.each(refusedBodies.vectors)('the platform does not decrypt $name', ({ body, headers }) => {
    expect(tryDecryptBody(keys, lowerCase(headers), body)).toBeUndefined();
  });
});

describe('[OPS-3.2][ENC-4] test vectors of customer-service paths', () => {
  test.each(customerServicePaths.vectors)('app and platform agree on the path of $address', (vector) => {
    expect(decryptCustomerServicePath(vector.path)).toEqual({ ok: true, value: vector.address });
    expect(encryptDesOfPlatform(Buffer.from(vector.key), vector.address) + vector.key).toBe(vector.path);
  });

  test.each(unreadablePaths.vectors)('the app does not decrypt a path with $name', ({ path }) => {
    expect(decryptCustomerServicePath(path).ok).toBe(false);
  });
});
