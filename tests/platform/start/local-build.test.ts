import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../build.mjs';
import { createTemporarySite, REACT_SITE_FILES } from '../../build/temporary-site';
import { isQuickBuild, startBuildWatcher } from './local-build';

const PAGE = 'dist/m/index.html';

test('[OPS-2.16] the build of npm start is quick: not compressed, and minified once', async () => {
  const buildWorker = async (options: object) => {
    const { root } = createTemporarySite(REACT_SITE_FILES);
    const { files } = await build({ root, ...options });
    const urls: string[] = [...files.keys()];
    return {
      root,
      urls: urls.map((url) => url.replace(/-\w+(?=[./])/, '')).sort(),
      size: String(files.get(urls.find((url) => url.startsWith('/m/assets/worker-')))).length,
    };
  };
  const [quick, complete] = [await buildWorker({ quick: true }), await buildWorker({})];
  expect(quick.urls).toEqual(complete.urls);
  expect(quick.size).toBeGreaterThan(complete.size);
  expect([quick, complete].map(({ root }) => isQuickBuild(path.join(root, 'dist')))).toEqual([true, false]);
});

test('[OPS-2.16] the watcher of npm run dev needs no other build, and has built when it resolves', async () => {
  const { root } = createTemporarySite(REACT_SITE_FILES);
  const stop = await startBuildWatcher(root);
  expect(existsSync(path.join(root, PAGE))).toBe(true);
  stop();
});
