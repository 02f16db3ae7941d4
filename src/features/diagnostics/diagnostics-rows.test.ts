import { expect, test } from 'vitest';
import type { ServiceWorkerState } from '../../contract/service-worker/service-worker-state';
import { buildDiagnosticsRows, formatBytes, hasUnprecachedFiles } from './diagnostics-rows';

const VERSION = { build: 'b1', id: 'i', critical: 3, files: 60, storedFiles: 60, bytes: 9e5, storedBytes: 9e5 };
const STATE: ServiceWorkerState = {
  versions: [{ ...VERSION, isComplete: true }],
  runByPages: ['b1', 'b0'],
  nextCheck: Date.UTC(2026, 10, 20, 12),
  images: { count: 2, bytes: 1_234_567 },
  outbox: { waiting: 3, drops: { expired: 0, overflow: 0, refused: 0, unreadable: 0 }, backoffs: {} },
  storage: { usage: 2_000_000, quota: 10_000_000 },
  faults: [],
};
/** Stub whose `t` returns the text key and its values, so that a test can check both. */
const texts = { t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`, locale: 'en-US' };
const linesOf = (state: ServiceWorkerState) =>
  Object.fromEntries(
    buildDiagnosticsRows(state, texts).map(({ key, lines }) => [key.slice('diagnostics.'.length), lines]),
  );

test('[OFF-2.10] the diagnostics rows list the stored and running versions, the outbox and the storage usage', () => {
  const rows = linesOf(STATE);
  expect(rows.versions).toEqual(['b1: diagnostics.version {"stored":60,"files":60,"size":"900 kB"}']);
  expect(rows.pinned).toEqual(['b1', 'b0']);
  expect(rows.check?.[0]).toContain('2026');
  expect(rows.images).toEqual(['diagnostics.images.kept {"count":2,"size":"1.2 MB"}']);
  expect(rows.outbox).toEqual(['3']);
  expect(rows.storage).toEqual(['diagnostics.storage.room {"usage":"2 MB","quota":"10 MB"}']);
});

test('[OFF-2] the diagnostics rows show incomplete versions, waiting and dropped outbox entries, and read errors', () => {
  const drops = { expired: 1, overflow: 0, refused: 1, unreadable: 1 };
  const rows = linesOf({
    ...STATE,
    versions: [{ ...VERSION, isComplete: false, storedFiles: 1 }],
    outbox: { waiting: 2, drops, backoffs: { events: { until: Date.UTC(2026, 10, 20, 12), failures: 3 } } },
    images: 'timeout: 1000 ms',
  });
  expect(rows.versions?.[0]).toContain('version.broken');
  expect(rows.outbox).toEqual([
    '2',
    expect.stringMatching(/^diagnostics\.outbox\.waits \{"kind":"events","time":"[^"]*2026[^"]*"\}$/),
    'diagnostics.outbox.dropped {"count":3}',
  ]);
  expect(rows.images).toEqual(['timeout: 1000 ms']);
  expect(linesOf({ ...STATE, versions: 'refused' }).versions).toEqual(['refused']);
});

test.each([
  [[], false],
  ['refused', false],
  [[{ ...VERSION, isComplete: true }], false],
  [[{ ...VERSION, isComplete: true, storedFiles: 59 }], true],
] as const)('[OFF-3] for the versions %j, hasUnprecachedFiles() returns %s', (versions, isMissing) => {
  expect(hasUnprecachedFiles({ versions: typeof versions === 'string' ? versions : [...versions] })).toBe(isMissing);
});

test.each([
  [0, '0 kB'],
  [999, '1 kB'],
  [999_999, '1,000 kB'],
  [1_500_000, '1.5 MB'],
  [10_738_000_000, '10.7 GB'],
])('[OFF-2] %i bytes are formatted as %s', (bytes, expected) => {
  expect(formatBytes(bytes, 'en-US')).toBe(expected);
});
