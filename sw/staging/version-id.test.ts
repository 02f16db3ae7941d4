import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { versionId } from './version-id';

const file = fc.record({
  url: fc.stringMatching(/^\/m\/[a-z]{1,8}$/),
  bytes: fc.nat(),
  sha256: fc.stringMatching(/^[0-9a-f]{64}$/),
  group: fc.constantFrom('critical' as const, 'lazy' as const),
});
const files = fc.uniqueArray(file, { selector: ({ url }) => url, minLength: 1 });

describe('[UPD-1] the id of a version', () => {
  test('[UPD-1] is the same in whatever order the files are listed', () =>
    fc.assert(
      fc.asyncProperty(files, async (list) => {
        expect(await versionId(list.toReversed())).toBe(await versionId(list));
      }),
    ));

  test('[UPD-1] is another one as soon as a file is', () =>
    fc.assert(
      fc.asyncProperty(files, fc.nat(), async (list, pick) => {
        const at = pick % list.length;
        const changed = list.map((one, index) => (index === at ? { ...one, bytes: one.bytes + 1 } : one));
        expect(await versionId(changed)).not.toBe(await versionId(list));
        expect(await versionId(list.filter((_, index) => index !== at))).not.toBe(await versionId(list));
      }),
    ));
});
