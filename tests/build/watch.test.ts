import { expect, test } from 'vitest';
import { watch } from '../../build.mjs';
import { createTemporarySite, REACT_SITE_FILES } from './temporary-site';

const textOf = (files: Map<string, unknown> | undefined) => [...(files?.values() ?? [])].join('');

test('the watcher builds at once and after every change, and keeps watching after a failed build', async () => {
  const site = createTemporarySite({ ...REACT_SITE_FILES, 'src/pages/wallet.tsx': 'export default broken(;' });
  const builds: Map<string, unknown>[] = [];
  const stop = await watch({
    root: site.root,
    onBuild: ({ files }) => void builds.push(files),
  });
  expect(builds).toHaveLength(0);
  site.write('src/pages/wallet.tsx', REACT_SITE_FILES['src/pages/wallet.tsx'] ?? '');
  await expect.poll(() => builds.length).toBeGreaterThan(0);
  site.write(
    'src/pages/wallet.tsx',
    (REACT_SITE_FILES['src/pages/wallet.tsx'] ?? '').replace('wallet page', 'changed page'),
  );
  await expect.poll(() => textOf(builds.at(-1))).toContain('changed page');
  stop();
});

test('the watcher bundles npm packages only once for all builds and lists their URLs in the import map of the page', async () => {
  const wallet = `import { string } from 'valibot'; export default string; ${REACT_SITE_FILES['src/pages/wallet.tsx']?.replace('export default', 'export')}`;
  const site = createTemporarySite({ ...REACT_SITE_FILES, 'src/pages/wallet.tsx': wallet });
  const builds: Map<string, unknown>[] = [];
  const stop = await watch({ root: site.root, onBuild: ({ files }) => void builds.push(files) });
  site.write('src/pages/wallet.tsx', wallet.replace('wallet page', 'changed page'));
  await expect.poll(() => textOf(builds.at(-1))).toContain('changed page');
  stop();
  const packages = builds.map((files) => [...files.keys()].filter((url) => url.includes('/package-')));
  expect(packages[0]).toHaveLength(1);
  expect(packages.at(-1)).toEqual(packages[0]);
  expect(builds.at(-1)?.get('/m/index.html')).toContain(`"valibot":"${packages[0]?.[0]}"`);
});
