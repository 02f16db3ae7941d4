import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createUuidV7 } from './uuid-v7';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('[OFF-4] createUuidV7() returns a UUIDv7 that contains its creation time', () =>
  fc.assert(
    fc.property(time, bytes, (now, random) => {
      const id = createUuidV7(now, random);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now);
    }),
  ));

test('[OFF-4] UUIDs created in the same millisecond differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => createUuidV7(1))).size).toBe(1_000);
});

test.each([
  [0x0123456789ab, [0x00, 0x01, 0xab, 3, 4, 5, 6, 7, 8, 255], '01234567-89ab-7000-bb03-0405060708ff'],
  [1, [0x12, 0x34, 0x05, 0xff, 0, 1, 2, 3, 4, 5], '00000000-0001-7123-95ff-000102030405'],
])('[OFF-4] the UUID created at the timestamp %i with the random bytes %j is %s', (now, random, id) => {
  expect(createUuidV7(now, Uint8Array.from(random))).toBe(id);
});
