import { afterEach, expect, test, vi } from 'vitest';
import { RUNNING_BUILD_LOCK_PREFIX } from '../../src/contract/storage-keys';
import { listRunningBuilds } from './list-running-builds';

const held = (...names: (string | undefined)[]) =>
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: names.map((name) => ({ name })) }) } });

afterEach(() => vi.unstubAllGlobals());

test('[UPD-2] each build whose lock a page holds is in the list of running builds exactly once', async () => {
  held(
    `${RUNNING_BUILD_LOCK_PREFIX}b1`,
    'fairground-precache',
    `${RUNNING_BUILD_LOCK_PREFIX}b2`,
    `${RUNNING_BUILD_LOCK_PREFIX}b1`,
    undefined,
  );
  expect([...(await listRunningBuilds())]).toEqual(['b1', 'b2']);
});

test('[UPD-2] the list of running builds is empty when the browser does not list held locks', async () => {
  vi.stubGlobal('navigator', { locks: { query: async () => ({}) } });
  expect((await listRunningBuilds()).size).toBe(0);
});
