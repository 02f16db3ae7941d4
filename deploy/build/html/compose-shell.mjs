import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeContentHash, sha256 } from '../content-hash.mjs';
import { CASCADE_LAYERS, compileCss } from '../styles/compile-css.mjs';
import { buildIconSprite, ICON_LIST_FILE } from './icon-sprite.mjs';

const SKELETON = 'src/bootstrap/skeleton.css';
const isSkeleton = (file) => file === SKELETON;
const isIconList = (file) => file === ICON_LIST_FILE;
/**
 * Fills the template public/index.html: the shell, which is the part of the document that all hosts have in common.
 * The head of a host, which precedes it, is written when a deployment is configured (deploy/configure.mjs). Also
 * returns the hashes of its inline scripts and styles for the content security policy. The build id is a hash of
 * everything in the shell; only the shell and the manifests contain it.
 */
export async function composeShell(
  site,
  {
    imports,
    faces,
    startGuard,
    bootstrapScript,
    homeSnapshotScript,
    criticalCss,
    webWorker,
    released,
    extensions = {},
  },
) {
  const read = (file) => readFile(path.join(site.root, file), 'utf8');
  const template = (await read('public/index.html')).replace(/^\s+/gm, '');
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
  // Extensions are not in the shell, but another one is another version, to which one can go back.
  const extended = Object.keys(extensions).length > 0 ? [extensions] : [];
  const build = computeContentHash(JSON.stringify([template, slots, webWorker, released, ...extended]));
  const info = { build, released, style: computeContentHash(style), worker: webWorker ?? '' };
  return {
    build,
    shell: fill(template, { ...slots, build: JSON.stringify(info) }),
    scripts: [startGuard, bootstrapScript, homeSnapshotScript, importMap].map((text) => sha256(text)),
    styles: [sha256(style)],
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
