import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { computeTextFingerprint } from '../text-fingerprint';
import { computeVersionId } from './fetch-server-version-snapshot';

const file = fc.record({
  url: fc.stringMatching(/^\/m\/[a-z]{1,8}$/),
  bytes: fc.nat(),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  group: fc.constantFrom('critical' as const, 'lazy' as const),
});
const files = fc.uniqueArray(file, { selector: ({ url }) => url, minLength: 1 });

describe('[UPD-1] id of a version', () => {
  test('does not depend on the order of the files', () =>
    fc.assert(
      fc.asyncProperty(files, async (list) => {
        expect(await computeVersionId(list.toReversed())).toBe(await computeVersionId(list));
      }),
    ));

  test('changes when any file is changed or removed', () =>
    fc.assert(
      fc.asyncProperty(files, fc.nat(), async (list, pick) => {
        const at = pick % list.length;
        const changed = list.map((one, index) => (index === at ? { ...one, bytes: one.bytes + 1 } : one));
        expect(await computeVersionId(changed)).not.toBe(await computeVersionId(list));
        const regrouped = list.map((one, index) =>
          index === at ? { ...one, group: one.group === 'lazy' ? ('critical' as const) : ('lazy' as const) } : one,
        );
        expect(await computeVersionId(regrouped)).not.toBe(await computeVersionId(list));
        expect(await computeVersionId(list.filter((_, index) => index !== at))).not.toBe(await computeVersionId(list));
      }),
    ));

  test('is the SHA-256 of a text with one line per file', async () => {
    const list = [
      { url: '/m/b.js', bytes: 2, sha256: 'bb', group: 'lazy' as const },
      { url: '/m/a.js', bytes: 1, sha256: 'aa', group: 'critical' as const },
    ];
    const id = createHash('sha256').update('/m/a.js 1 aa critical\n/m/b.js 2 bb lazy\n').digest('hex');
    expect(await computeVersionId(list)).toBe(id);
    // The weaker hash is for pages without SHA-256 only.
    expect(await computeVersionId(list, computeTextFingerprint)).toBe(id);
  });

  test('is computed by the fallback hash if crypto.subtle is not available, for example over http', async () => {
    vi.stubGlobal('crypto', {});
    const fileAt = (url: string) => ({ url, bytes: 1, sha256: 'x', group: 'lazy' as const });
    const [one, other] = [fileAt('a'), fileAt('b')];
    const ids = [
      await computeVersionId([one, other], computeTextFingerprint),
      await computeVersionId([other, one], computeTextFingerprint),
      await computeVersionId([one], computeTextFingerprint),
    ];
    vi.unstubAllGlobals();
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });
});
