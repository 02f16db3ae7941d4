import { describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '../result';
import { confirmServerVersion, type ServerVersionSnapshot } from './confirm-server-version';

const look = (id: string, isOneBuild: boolean): Result<ServerVersionSnapshot, string> =>
  ok({ version: { id, build: id, serviceWorker: 'on', files: [] }, isOneBuild });
const NOTHING = fail('status');

describe('[UPD-1] confirmed version of the server', () => {
  test.each([
    // snapshots, version, pauses
    ['one complete snapshot', [look('new', true)], 'new', 0],
    ['a failed request', [NOTHING], undefined, 0],
    ['a deploy that finishes', [look('half', false), look('new', true)], 'new', 1],
    ['a deploy that is rolled back', [look('half', false), look('old', true)], 'old', 1],
    ['two equal snapshots', [look('half', false), look('half', false)], 'half', 1],
    ['two different snapshots', [look('half', false), look('other half', false)], undefined, 1],
    ['a snapshot and a failed request', [look('half', false), NOTHING], undefined, 1],
  ])(
    'given %s, confirmServerVersion() returns the version $2 (number of pauses: $3)',
    async (_, looks, version, pauses) => {
      const left = [...looks];
      let paused = 0;
      const settled = await confirmServerVersion(
        async () => left.shift() ?? NOTHING,
        async () => {
          paused += 1;
        },
      );
      expect(settled.ok ? settled.value.id : undefined).toBe(version);
      expect(paused).toBe(pauses);
      expect(left).toEqual([]);
    },
  );
});
