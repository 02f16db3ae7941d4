import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileCss, LAYERS } from './compile-css.mjs';
import { contentHash, sha256 } from './content-hash.mjs';

/**
 * Fills public/index.html. Whatever is inlined and runs or styles is hashed for the content security policy.
 * The build's id is a hash over everything the page is made of; only index.html and the manifests carry it.
 */
export async function composeHtml(site, { assets, firstScript, criticalCss, worker }) {
  const read = (file) => readFile(path.join(site.root, file), 'utf8');
  const template = (await read('public/index.html')).replace(/\n\s*/g, '\n');
  const settings = JSON.parse(await read('deploy/settings.json'));
  const importMap = JSON.stringify({ imports: assets.imports });
  const skeleton = await compileCss(site, 'src/first-script/skeleton.css');
  const style = `@layer ${LAYERS.join(',')};${skeleton.css}${criticalCss}`;
  const slots = { firstScript, style, importMap, main: assets.imports['#main'], vendor: assets.imports['#vendor'] };
  const build = contentHash(JSON.stringify([template, slots, settings, worker]));
  const deployment = { ...settings, build, worker: worker ?? '' };
  return {
    build,
    html: fill(template, { ...slots, build, deployment: JSON.stringify(deployment).replaceAll('<', '\\u003c') }),
    policy: {
      scripts: [firstScript, importMap].map((text) => sha256(text)),
      styles: [sha256(style)],
      identity: settings.identity,
    },
  };
}

/** Every slot of the template is filled, and everything made has its slot. */
function fill(template, slots) {
  const open = new Set(Object.keys(slots));
  const html = template.replace(/\{\{(\w+)\}\}/g, (slot, name) => {
    if (slots[name] === undefined) throw new Error(`public/index.html asks for ${slot}, which the build does not make`);
    open.delete(name);
    return slots[name];
  });
  if (open.size > 0) throw new Error(`public/index.html has no place for ${[...open].join(', ')}`);
  return html;
}
