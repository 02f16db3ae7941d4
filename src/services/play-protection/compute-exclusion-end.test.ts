import { expect, test } from 'vitest';
import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';
import { computeExclusionEnd } from './compute-exclusion-end';

test.each([
  // start, months, end
  ['2026-01-15T08:00:00Z', 6, '2026-07-15T08:00:00Z'],
  ['2026-08-31T08:00:00Z', 6, '2027-03-03T08:00:00Z'],
  ['2027-08-31T23:59:00Z', 6, '2028-03-02T23:59:00Z'],
  ['2026-11-30T00:00:00Z', 12, '2027-11-30T00:00:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-03-01T00:00:00Z'],
  ['2026-11-30T00:00:00Z', 60, '2031-11-30T00:00:00Z'],
])('[SAFE-2.6] a self-exclusion from %s for %i months ends at %s, never earlier', (start, months, end) => {
  expect(computeExclusionEnd(Date.parse(start), months)).toBe(Date.parse(end));
});

test('[SAFE-2.6] a self-exclusion for good ends at the last date that there is', () => {
  expect(computeExclusionEnd(Date.now(), 0)).toBe(EXCLUSION_WITHOUT_END_MS);
  expect(new Date(EXCLUSION_WITHOUT_END_MS).getTime()).toBe(EXCLUSION_WITHOUT_END_MS);
});
