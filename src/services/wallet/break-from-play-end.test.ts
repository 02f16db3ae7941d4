import { describe, expect, test } from 'vitest';
import { getToldBreakEnd } from './break-from-play-end';

const END = 1_000;

describe('[SAFE-4.2] the end of a break of which an answer tells', () => {
  test.each([
    // the answer's own time (0: it tells none), the clock of the device, the end that counts
    ['before it, by both clocks', 999, 999, END],
    ['at it, by both clocks', 1_000, 1_000, 0],
    ['a month after it, by both clocks', 3_000_000, 3_000_000, 0],
    ['before it by a device whose clock is behind', 1_001, 999, END],
    ['before it by a server whose clock is behind', 999, 1_001, END],
    ['after it, by an answer without a time', 0, 3_000_000, END],
  ] as const)('answered %s', (_when, saidAt, at, expected) => {
    expect(getToldBreakEnd(END, { value: {}, at, saidAt })).toBe(expected);
  });
});
