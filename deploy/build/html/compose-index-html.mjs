import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeContentHash, sha256 } from '../content-hash.mjs';
import { CASCADE_LAYERS, compileCss } from '../styles/compile-css.mjs';
import { deriveBrandTokens } from './brand-tokens.mjs';
import { getCaptchaFrameOrigin, readDeploymentSettingsFile } from './deployment-settings-file.mjs';
import { buildIconSprite, ICON_LIST_FILE } from './icon-sprite.mjs';

const SKELETON = 'src/bootstrap/skeleton.css';
const isSkeleton = (file) => file === SKELETON;
const isIconList = (file) => file === ICON_LIST_FILE;
/**
 * Matches the files that determine the design tokens of the merchants: the settings, and the code that derives the
 * tokens.
 */
const isBrandSource = (file) => /^(deploy|src\/(base|contract|services\/theme|ui\/styles))\//.test(file);

/**
 * Fills the template public/index.html and hashes its inline scripts and styles for the content security policy. The
 * build id is a hash of everything in the page; only index.html and the manifests contain it.
 */
export async function composeIndexHtml(
  site,
  { imports, faces, startGuard, bootstrapScript, homeSnapshotScript, criticalCss, webWorker, released },
) {
  const read = (file) => readFile(path.join(site.root, file), 'utf8');
  const template = (await read('public/index.html')).replace(/\n\s*/g, '\n');
  const settings = await readDeploymentSettingsFile(site);
  const importMap = JSON.stringify({ imports });
  const skeleton = await site.cache.reuse('skeleton', isSkeleton, () => compileCss(site, SKELETON));
  const style = `@layer ${CASCADE_LAYERS.join(',')};${skeleton.css}${faces}${criticalCss}`;
  const slots = {
    startGuard,
    firstScript: bootstrapScript,
    homeSnapshotScript,
    style,
    icons: await site.cache.reuse('icons', isIconList, () => buildIconSprite(site)),
    importMap,
    main: imports['#main'],
    vendor: imports['#vendor'],
  };
  const build = computeContentHash(JSON.stringify([template, slots, settings, webWorker, released]));
  const { brands, ...others } = settings;
  const deployment = {
    ...others,
    brands: await site.cache.reuse(`brands ${JSON.stringify(brands)}`, isBrandSource, () =>
      deriveBrandTokens(site, brands),
    ),
    build,
    released,
    style: computeContentHash(style),
    worker: webWorker ?? '',
  };
  return {
    build,
    captchaOrigin: getCaptchaFrameOrigin(settings),
    html: fill(template, { ...slots, build, deployment: JSON.stringify(deployment).replaceAll('<', '\\u003c') }),
    policy: {
      scripts: [startGuard, bootstrapScript, homeSnapshotScript, importMap].map((text) => sha256(text)),
      styles: [sha256(style)],
      identity: settings.identity,
      messaging: settings.messaging,
    },
  };
}

/** Fills the slots of the template. Throws when a slot has no value, or a value has no slot. */
function fill(template, slots) {
  const unused = new Set(Object.keys(slots));
  const html = template.replace(/\{\{(\w+)\}\}/g, (slot, name) => {
    if (!Object.hasOwn(slots, name))
      throw new Error(`public/index.html has the slot ${slot}, for which there is no value`);
    unused.delete(name);
    return slots[name];
  });
  if (unused.size > 0) throw new Error(`public/index.html has no slot for ${[...unused].join(', ')}`);
  return html;
}
