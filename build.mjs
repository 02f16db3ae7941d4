import { bundlePage } from './deploy/build/bundle/bundle-page.mjs';
import { bundleScript } from './deploy/build/bundle/bundle-script.mjs';
import { createDevBundlers } from './deploy/build/bundle/dev-bundlers.mjs';
import { watchSources } from './deploy/build/bundle/watch-sources.mjs';
import { buildExtensions } from './deploy/build/extensions/build-extensions.mjs';
import { composeShell } from './deploy/build/html/compose-shell.mjs';
import { bundleDeploymentRules } from './deploy/build/html/deployment-rules.mjs';
import { linkChunks } from './deploy/build/link/link.mjs';
import { assignAssetUrl, assignAssetUrls } from './deploy/build/output/assign-asset-urls.mjs';
import { checkBuildTables } from './deploy/build/output/check-build-tables.mjs';
import { createBillOfMaterials, readComponents } from './deploy/build/output/components.mjs';
import { readReleaseTime } from './deploy/build/output/read-release-time.mjs';
import { buildStartTexts } from './deploy/build/output/start-texts.mjs';
import { readStaticFiles } from './deploy/build/output/static-files.mjs';
import { createThirdPartyNotices } from './deploy/build/output/third-party-notices.mjs';
import {
  buildTranslationCatalogues,
  isTranslationCatalogueSource,
} from './deploy/build/output/translation-catalogues.mjs';
import { buildVersionManifests } from './deploy/build/output/version-manifests.mjs';
import { createIncrementalOutputWriter, replaceOutputFiles } from './deploy/build/output/write-output-files.mjs';
import { createBuildPassCache } from './deploy/build/pass-cache.mjs';
import { createSiteBuildOptions } from './deploy/build/site.mjs';
import { buildDisplayFontFaces } from './deploy/build/styles/display-font-faces.mjs';
import {
  configureDeployment,
  listUnusedExtensions,
  renderNeutralHead,
} from './deploy/documents/configure-deployment.mjs';
import {
  readSettingsOfBuild,
  readSiteFilesOfBuild,
  refuseFaultySettings,
  runConfigured,
} from './deploy/documents/deployment-settings.mjs';
import { joinDocument } from './deploy/documents/document-parts.mjs';

/** Builds the site into `dist/`, reproducibly. Resolves with the build id, the files of the site by URL, and warnings. */
export async function build(options = {}) {
  const site = createSiteBuildOptions(options);
  const result = await assemble(site, () => bundleLinkedPage(site));
  await replaceOutputFiles(site, result.files);
  return result;
}

async function bundleLinkedPage(site) {
  const { chunks, criticalCss } = await bundlePage(site);
  const { scripts, lazyModules } = await linkChunks(site, chunks);
  return { ...assignAssetUrls(site, scripts), criticalCss, lazyModules };
}

const isStatic = (file) => file.startsWith('public/');
/** Matches the files that determine how settings are checked and how a merchant's design tokens are derived. */
const isRuleSource = (file) => /^(deploy|src\/(base|contract|services|ui\/styles))\//.test(file);
/** Matches the files of the texts that are shown where the app cannot run, and of extensions, whose texts replace them. */
const isStartTextSource = (file) => isTranslationCatalogueSource(file) || isRuleSource(file);
/** Tells the pass cache that no changed file affects a pass, so that a watcher runs the pass only once. */
const isNeverChanged = () => false;

/**
 * Assembles the files of a site. `bundlePageScripts` resolves with the scripts of the page, their import map and the CSS
 * to inline in index.html; `serviceWorker` is the mode of the service worker in the asset manifest.
 */
async function assemble(
  site,
  bundlePageScripts,
  { bundle = (...entry) => bundleScript(site, ...entry), serviceWorker } = {},
) {
  // First, so that nobody waits for a whole build to read what is wrong with the settings.
  const [deploymentRules, settings] = await Promise.all([
    site.cache.reuse('deployment rules', isRuleSource, () => bundleDeploymentRules(site)),
    readSettingsOfBuild(site),
  ]);
  const rules = await import(`data:text/javascript,${encodeURIComponent(deploymentRules)}`);
  const { judgeSettings, deriveBrand, defaultTokens } = rules;
  const warnings = refuseFaultySettings(settings, { judgeSettings, isLocal: site.local });
  const operatorFiles = await readSiteFilesOfBuild(site, settings);
  const [
    page,
    webWorkerScript,
    serviceWorkerScript,
    startGuard,
    bootstrapScript,
    homeSnapshotScript,
    firstVisitScript,
    firstVisitThemeScript,
    captchaFrame,
    miniGameFrame,
    statics,
    released,
    faces,
    catalogues,
    startTexts,
  ] = await Promise.all([
    bundlePageScripts(),
    bundle('worker/index.ts'),
    bundle('sw/index.ts'),
    bundle('src/bootstrap/start-guard.ts', 'es5'),
    bundle('src/bootstrap/bootstrap.ts'),
    bundle('src/bootstrap/paint-home-snapshot.ts'),
    bundle('src/first-visit/paint-first-visit.ts'),
    bundle('src/first-visit/first-visit-theme.ts'),
    bundle('src/frames/captcha/frame.ts'),
    bundle('src/frames/mini-game/frame.ts'),
    site.cache.reuse('static files', isStatic, () => readStaticFiles(site)),
    site.cache.reuse('release time', isNeverChanged, () => readReleaseTime(site)),
    site.cache.reuse('faces', isNeverChanged, () => buildDisplayFontFaces(site)),
    site.cache.reuse('catalogues', isTranslationCatalogueSource, () => buildTranslationCatalogues(site)),
    site.cache.reuse('start texts', isStartTextSource, () => buildStartTexts(site)),
  ]);
  const extended = await site.cache.reuse('extensions', isStartTextSource, () => buildExtensions(site, rules));
  const { criticalCss, lazyModules, ...assets } = page;
  for (const [url, content] of [...faces.files, ...catalogues.files, ...extended.files]) assets.files.set(url, content);
  const webWorker = webWorkerScript && assignAssetUrl(site, assets.files, 'worker', webWorkerScript);
  for (const [name, script] of [
    ['first-visit', firstVisitScript],
    ['first-visit-theme', firstVisitThemeScript],
  ])
    if (script) assets.imports[`#${name}`] = assignAssetUrl(site, assets.files, name, script);
  checkBuildTables(site, assets.imports, lazyModules);
  const { shell, build, ...hashes } = await composeShell(site, {
    imports: { ...assets.imports, ...catalogues.imports },
    faces: faces.css,
    criticalCss,
    startGuard,
    bootstrapScript,
    homeSnapshotScript,
    webWorker,
    released,
    extensions: extended.extensions,
  });
  const parts = { ...hashes, texts: startTexts.server, extensions: extended.extensions };
  const template = { ...parts, shell, deriveBrand: (values, own) => deriveBrand(values, defaultTokens, own) };
  const files = new Map([
    ['/m/index.html', joinDocument(renderNeutralHead(), shell)],
    ...(serviceWorkerScript ? [['/m/sw.js', serviceWorkerScript]] : []),
    ...(captchaFrame ? [['/m/captcha/frame.js', captchaFrame]] : []),
    ...(miniGameFrame ? [['/m/mini-game/frame.js', miniGameFrame]] : []),
    ...assets.files,
    ...statics,
    ...startTexts.files,
    ...buildVersionManifests({ build, released, shell, assets, webWorker, statics, serviceWorker }),
    ['/document.json', JSON.stringify(parts)],
    ['/deployment-rules.mjs', deploymentRules],
    ...(await buildComponentLists(site, { build, released })),
    ...configureDeployment(settings, template, { isLocal: site.local, siteFiles: operatorFiles.siteFiles }),
  ]);
  const unused = listUnusedExtensions(extended.extensions, settings);
  return { build, released, files, warnings: [...warnings, ...operatorFiles.warnings, ...unused] };
}

/** Resolves with what a release says of the packages in it: `/bom.json` for machines, the notices for everyone. */
async function buildComponentLists(site, version) {
  if (!site.isWholeApp) return [];
  const components = await readComponents(site);
  return [
    ['/bom.json', `${JSON.stringify(createBillOfMaterials(components, version), undefined, 1)}\n`],
    ['/m/third-party-notices.txt', await createThirdPartyNotices(site, components)],
  ];
}

/**
 * Builds the site for development, and builds it again after every change. The files are neither compressed nor
 * linked, and they contain React's development build. The service worker is in bypass mode, so that a reload shows
 * the latest build. Build errors are printed and do not stop the watcher. Resolves after the first build with a
 * function that stops the watcher.
 *
 * @param {{ onBuild?: (result: { build: string, files: Map<string, string | Buffer> }) => void, root?: string, out?:
 * string }} options
 */
export async function watch({ onBuild = () => {}, ...options } = {}) {
  const cache = createBuildPassCache();
  const site = createSiteBuildOptions({ ...options, mode: 'development', compress: false, local: true, cache });
  const bundles = createDevBundlers(site);
  const write = createIncrementalOutputWriter(site);
  const stop = await watchSources(site, async (changedFiles) => {
    cache.invalidate(changedFiles);
    bundles.invalidate(changedFiles);
    const result = await assemble(site, () => bundles.rebuild(), { bundle: bundles.script, serviceWorker: 'pass' });
    await write(result.files);
    onBuild(result);
  });
  return () => {
    stop();
    bundles.dispose();
  };
}

if (process.argv[1] === import.meta.filename) {
  const started = performance.now();
  const result = await runConfigured(() =>
    build({ local: process.argv.includes('--local'), quick: process.argv.includes('--quick') }),
  );
  for (const line of result.warnings) console.warn(line);
  if (!result.released)
    console.warn('No git and no SOURCE_DATE_EPOCH: browsers cannot tell this version from an older one');
  console.log(`build ${result.build}: ${result.files.size} files in ${Math.round(performance.now() - started)} ms`);
}
