import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidV7 } from './uuid-v7';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('[OFF-4] an id is a UUIDv7 that tells its time', () =>
  fc.assert(
    fc.property(time, bytes, (now, random) => {
      const id = uuidV7(now, random);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(now);
    }),
  ));

test('[OFF-4] ids of one moment differ', () => {
  expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(1))).size).toBe(1_000);
});
