import { sha256 } from '../content-hash.mjs';
import { findCriticalFiles } from './critical-files.mjs';

/**
 * Returns the asset manifests by URL (UPD-1): the files of a version with their length in bytes and SHA-256 (hex), by
 * which the service worker verifies a body, and the release time, by which it recognises an older version. Critical
 * files are those that the app needs to start, also on a failing domain.
 */
export function manifests({ build, released, page, assets, webWorker, statics, serviceWorker }) {
  const critical = findCriticalFiles({ assets, webWorker });
  const list = (files) =>
    [...files]
      .map(([url, content]) => ({
        url,
        bytes: Buffer.byteLength(content),
        sha256: sha256(content, 'hex'),
        group: critical.has(url) ? 'critical' : 'lazy',
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
  const text = (files, extraFields = {}) =>
    `${JSON.stringify({ build, released, ...extraFields, files: list(files) }, undefined, 1)}\n`;
  return new Map([
    ['/m/asset-manifest.json', text(new Map([['/m/index.html', page], ...assets.files]), { serviceWorker })],
    ['/mobile/mc/asset-manifest.json', text(statics)],
  ]);
}
