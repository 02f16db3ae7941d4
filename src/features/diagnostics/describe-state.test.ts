import { expect, test } from 'vitest';
import type { WorkerState } from '../../contract/worker-state';
import { describeState, lacksFiles } from './describe-state';
import { formatBytes } from './format-bytes';

const VERSION = { build: 'b1', id: 'i', critical: 3, files: 60, storedFiles: 60, bytes: 9e5, storedBytes: 9e5 };
const STATE: WorkerState = {
  versions: [{ ...VERSION, isWhole: true }],
  runByPages: ['b1', 'b0'],
  nextCheck: Date.UTC(2026, 10, 20, 12),
  images: { count: 2, bytes: 1_234_567 },
  outbox: { waiting: 3, drops: { expired: 0, overflow: 0, refused: 0 }, pausedUntil: 0 },
  storage: { usage: 2_000_000, quota: 10_000_000 },
  faults: [],
};
/** The key with what was put in, so that a test sees both. */
const spoken = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, locale: 'en-US' };
const toldOf = (state: WorkerState) =>
  Object.fromEntries(describeState(state, spoken).map(({ key, told }) => [key.slice('diagnostics.'.length), told]));

test('[OFF-2] what is stored, run, waiting and used is told', () => {
  const told = toldOf(STATE);
  expect(told.versions).toEqual(['b1: diagnostics.version {"stored":60,"files":60,"size":"900 kB"}']);
  expect(told.pinned).toEqual(['b1', 'b0']);
  expect(told.check?.[0]).toContain('2026');
  expect(told.images).toEqual(['diagnostics.images.kept {"count":2,"size":"1.2 MB"}']);
  expect(told.outbox).toEqual(['3']);
  expect(told.storage).toEqual(['diagnostics.storage.room {"usage":"2 MB","quota":"10 MB"}']);
});

test('[OFF-2] what is broken, given up or cannot be read is told as such', () => {
  const drops = { expired: 1, overflow: 0, refused: 2 };
  const told = toldOf({
    ...STATE,
    versions: [{ ...VERSION, isWhole: false, storedFiles: 1 }],
    outbox: { waiting: 0, drops, pausedUntil: 0 },
    images: 'no answer in 1000 ms',
  });
  expect(told.versions?.[0]).toContain('version.broken');
  expect(told.outbox).toEqual(['0', 'diagnostics.outbox.dropped {"count":3}']);
  expect(told.images).toEqual(['no answer in 1000 ms']);
  expect(toldOf({ ...STATE, versions: 'refused' }).versions).toEqual(['refused']);
});

test.each([
  [[], false],
  ['refused', false],
  [[{ ...VERSION, isWhole: true }], false],
  [[{ ...VERSION, isWhole: true, storedFiles: 59 }], true],
] as const)('[OFF-3] whether there is more to keep: %j', (versions, lacks) => {
  expect(lacksFiles({ versions: typeof versions === 'string' ? versions : [...versions] })).toBe(lacks);
});

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [999_999, '1,000 kB'],
  [1_500_000, '1.5 MB'],
  [10_738_000_000, '10.7 GB'],
])('[OFF-2] %i bytes are told as %s', (bytes, told) => {
  expect(formatBytes(bytes, 'en-US')).toBe(told);
});
