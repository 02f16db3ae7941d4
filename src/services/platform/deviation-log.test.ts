import { expect, test } from 'vitest';
import { addContractDeviations, type LoggedContractDeviation, MAX_LOGGED_DEVIATIONS } from './deviation-log';

const NONE: readonly LoggedContractDeviation[] = [];
const gw = { path: 'value.info.gw', expected: 'Object' };

test('[API-2.3] a deviation of responses from the contract is logged once, with the time of its first occurrence', () => {
  const once = addContractDeviations(NONE, 'status', [gw], 1);
  expect(once).toEqual([{ endpoint: 'status', ...gw, at: 1 }]);
  expect(addContractDeviations(once, 'status', [gw], 2)).toBe(once);
  expect(addContractDeviations(once, 'country', [gw], 2)).toHaveLength(2);
});

test('[API-2.3] the log of deviations has a maximum number of entries, and each path a maximum length', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ path: `value.${index}`, expected: 'string' }));
  const full = addContractDeviations(NONE, 'status', many, 1);
  expect(full).toHaveLength(MAX_LOGGED_DEVIATIONS);
  expect(full[0]?.path).toBe('value.0');
  expect(addContractDeviations(full, 'status', [gw], 2)).toBe(full);
  const [long] = addContractDeviations(NONE, 'status', [{ path: 'x'.repeat(10_000), expected: 'string' }], 1);
  expect(long?.path.length).toBeLessThan(200);
});

test('[API-2.3] the log of deviations redacts a secret in a path', () => {
  const [entry] = addContractDeviations(NONE, 'status', [{ path: 'value.token=abc123', expected: 'boolean' }], 1);
  expect(entry?.path).not.toContain('abc123');
});
