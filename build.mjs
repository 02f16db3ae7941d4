import { bundlePage } from './deploy/build/bundle-page.mjs';
import { bundleScript } from './deploy/build/bundle-script.mjs';
import { composeHtml } from './deploy/build/compose-html.mjs';
import { link } from './deploy/build/link.mjs';
import { manifests } from './deploy/build/manifests.mjs';
import { nameAsset, nameAssets } from './deploy/build/name-assets.mjs';
import { describeSite } from './deploy/build/site.mjs';
import { staticFiles } from './deploy/build/static-files.mjs';
import { watchSources } from './deploy/build/watch-sources.mjs';
import { writeFiles } from './deploy/build/write-files.mjs';
import { headerRules } from './deploy/headers.mjs';
import { nginxLocations } from './deploy/nginx-locations.mjs';

/** Builds the site into `dist/`. Equal sources give equal bytes. Answers the build's id and the files, by URL. */
export async function build(options = {}) {
  const site = describeSite(options);
  const [page, workerScript, serviceWorker, firstScript, captchaFrame, miniGameFrame, statics] = await Promise.all([
    bundlePage(site),
    bundleScript(site, 'worker/index.ts'),
    bundleScript(site, 'sw/index.ts'),
    bundleScript(site, 'src/first-script/first-script.ts'),
    bundleScript(site, 'src/frames/captcha/frame.ts'),
    bundleScript(site, 'src/frames/mini-game/frame.ts'),
    staticFiles(site),
  ]);
  const assets = nameAssets(site, await link(site, page.chunks));
  const worker = workerScript && nameAsset(site, assets.files, 'worker', workerScript);
  const { html, build, policy } = await composeHtml(site, { ...page, assets, firstScript, worker });
  const rules = headerRules(policy);
  const files = new Map([
    ['/m/index.html', html],
    ...(serviceWorker ? [['/m/sw.js', serviceWorker]] : []),
    ...(captchaFrame ? [['/m/captcha/frame.js', captchaFrame]] : []),
    ...(miniGameFrame ? [['/m/mini-game/frame.js', miniGameFrame]] : []),
    ...assets.files,
    ...statics,
    ...manifests({ build, page: html, assets, worker, statics }),
    ['/headers.json', `${JSON.stringify(rules, undefined, 2)}\n`],
    ['/nginx-locations.conf', nginxLocations(rules)],
  ]);
  await writeFiles(site, files);
  return { build, files };
}

/**
 * Builds uncompressed with React's development build, and again after every change; `onBuild` hears of each. A build
 * that fails is printed, and the watch goes on. Answers, after the first build, the function that ends the watch.
 *
 * @param {{ onBuild?: (result: Awaited<ReturnType<typeof build>>) => void, root?: string, out?: string }} options
 */
export function watch({ onBuild = () => {}, ...options } = {}) {
  const rebuild = async () => onBuild(await build({ mode: 'development', compress: false, ...options }));
  return watchSources(describeSite(options), rebuild);
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now();
  const result = await build();
  console.log(`build ${result.build}: ${result.files.size} files in ${Math.round(performance.now() - started)} ms`);
}
