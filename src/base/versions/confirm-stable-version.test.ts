import { describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '../result';
import { confirmStableVersion, type ManifestSnapshot } from './confirm-stable-version';

const look = (id: string, isOneBuild: boolean): Result<ManifestSnapshot, string> =>
  ok({ version: { id, build: id, serviceWorker: 'on', files: [] }, isOneBuild });
const NOTHING = fail('status');

describe('[UPD-1] a version is confirmed once both manifests agree on it', () => {
  test.each([
    // snapshots                                   version     pauses
    [[look('new', true)], 'new', 0],
    [[NOTHING], undefined, 0],
    [[look('half', false), look('new', true)], 'new', 1],
    [[look('half', false), look('old', true)], 'old', 1],
    [[look('half', false), look('half', false)], 'half', 1],
    [[look('half', false), look('other half', false)], undefined, 1],
    [[look('half', false), NOTHING], undefined, 1],
  ])('in case %# the confirmed version is $1 after $2 pauses', async (looks, version, pauses) => {
    const left = [...looks];
    let paused = 0;
    const settled = await confirmStableVersion(
      async () => left.shift() ?? NOTHING,
      async () => {
        paused += 1;
      },
    );
    expect(settled.ok ? settled.value.id : undefined).toBe(version);
    expect(paused).toBe(pauses);
    expect(left).toEqual([]);
  });
});
