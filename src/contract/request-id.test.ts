import { expect, test } from 'vitest';
import { createRequestId } from './request-id';

test('[OPS-4.1] a request id has 32 hexadecimal digits, and no two are alike in the eight that a member reads out', () => {
  const ids = Array.from({ length: 200 }, createRequestId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(200);
});
