import { describe, expect, test } from 'vitest';
import { importChunk, shouldReloadAfterImportError } from './import-chunk';

describe('[UPD-2] a chunk that fails to load', () => {
  test.each([
    // online reloaded  typed  reloads
    [true, undefined, false, true],
    [true, 'b0', false, true],
    [true, 'b1', false, false],
    [false, undefined, false, false],
    [true, undefined, true, false],
  ])(
    'while online (%s), with a previous reload for build %s and typed text (%s), reloads the page: %s',
    (online, reloadedBuild, holdsTypedText, expected) => {
      expect(shouldReloadAfterImportError({ online, build: 'b1', reloadedBuild, holdsTypedText })).toBe(expected);
    },
  );

  test('[UPD-2] is retried once', async () => {
    let attempts = 0;
    const loaded = await importChunk(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    });
    expect([loaded, attempts]).toEqual(['page', 2]);
  });
});
