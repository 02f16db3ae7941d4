import { describe, expect, test } from 'vitest';
import { importChunk, shouldReloadAfterImportError } from './import-chunk';

describe('[UPD-2] chunk that fails to load', () => {
  const situation = { build: 'b1', reloadedBuild: undefined, hasTypedText: false };

  test.each([
    ['of the first build', {}],
    ['after a reload in another build', { reloadedBuild: 'b0' }],
  ])('causes a page reload %s', (_, change) => {
    expect(shouldReloadAfterImportError({ ...situation, ...change })).toBe(true);
  });

  test.each([
    ['after a reload in the same build', { reloadedBuild: 'b1' }],
    ['while the page holds typed text', { hasTypedText: true }],
  ])('causes no page reload %s', (_, change) => {
    expect(shouldReloadAfterImportError({ ...situation, ...change })).toBe(false);
  });

  test('is retried once', async () => {
    let attempts = 0;
    const loaded = await importChunk(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return 'page';
    });
    expect([loaded, attempts]).toEqual(['page', 2]);
  });
});
