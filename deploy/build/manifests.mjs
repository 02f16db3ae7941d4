import { sha256 } from './content-hash.mjs';
import { criticalFiles } from './critical-files.mjs';

/**
 * The asset manifests (UPD-1): what a version consists of, so that the service worker can tell whether a body is whole
 * by its length in bytes and its SHA-256 (hex). Critical is what the shell needs to start, on a dead domain too.
 */
export function manifests({ build, page, assets, worker, statics }) {
  const critical = criticalFiles({ assets, worker });
  const list = (files) =>
    [...files]
      .map(([url, content]) => ({
        url,
        bytes: Buffer.byteLength(content),
        sha256: sha256(content, 'hex'),
        group: critical.has(url) ? 'critical' : 'lazy',
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
  const text = (files) => `${JSON.stringify({ build, files: list(files) }, undefined, 1)}\n`;
  return new Map([
    ['/m/asset-manifest.json', text(new Map([['/m/index.html', page], ...assets.files]))],
    ['/mobile/mc/asset-manifest.json', text(statics)],
  ]);
}
