import { expect, test } from 'vitest';
import { watch } from '../../build.mjs';
import { REACT_SITE, smallSite } from './small-site';

test('the watcher builds at once and after every change, and continues after a failed build', async () => {
  const site = smallSite({ ...REACT_SITE, 'src/pages/wallet.tsx': 'export default broken(;' });
  const builds: Map<string, unknown>[] = [];
  const stop = await watch({
    root: site.root,
    onBuild: ({ files }) => void builds.push(files),
  });
  expect(builds).toHaveLength(0);
  site.write('src/pages/wallet.tsx', REACT_SITE['src/pages/wallet.tsx'] ?? '');
  await expect.poll(() => builds.length, { timeout: 10_000 }).toBe(1);
  site.write('src/pages/wallet.tsx', (REACT_SITE['src/pages/wallet.tsx'] ?? '').replace('wallet page', 'changed page'));
  await expect.poll(() => builds.length, { timeout: 10_000 }).toBe(2);
  stop();
  expect([...(builds[1]?.values() ?? [])].join('')).toContain('changed page');
});
