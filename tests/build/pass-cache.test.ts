import { expect, test, vi } from 'vitest';
import { createBuildPassCache } from '../../deploy/build/pass-cache.mjs';

const isStyle = (file: string) => file.endsWith('.css');

test.each<[string, number, ReadonlySet<string> | undefined]>([
  ['no file', 1, new Set()],
  ['another file', 1, new Set(['src/a.ts'])],
  ['one of its sources', 2, new Set(['src/a.ts', 'src/a.css'])],
  ['an unknown file', 2, undefined],
])(
  'a build pass that is requested before and after a change to %s runs %i times in total',
  async (_case, expected, changedFiles) => {
    const cache = createBuildPassCache();
    const run = vi.fn(async () => 'result');
    await cache.reuse('styles', isStyle, run);
    cache.invalidate(changedFiles);
    expect(await cache.reuse('styles', isStyle, run)).toBe('result');
    expect(run).toHaveBeenCalledTimes(expected);
  },
);

test('a failed build pass runs again even if no file has changed', async () => {
  const cache = createBuildPassCache();
  await expect(cache.reuse('styles', isStyle, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.reuse('styles', isStyle, async () => 'result')).toBe('result');
});
