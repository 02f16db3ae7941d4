import { sha256 } from '../content-hash.mjs';
import { findCriticalFileUrls } from './critical-files.mjs';
import { findOnDemandFileUrls } from './on-demand-files.mjs';

/**
 * Returns the asset manifest and the static manifest by URL (UPD-1). They list the files of a version with their
 * length in bytes and SHA-256 (hex), with which the service worker verifies a downloaded file; for index.html, they
 * are those of the shell, without the head that each host has before it (OPS-2). Critical files are
 * those that the app needs to start, even on a failing domain. The other files are precached later, or stored on
 * demand. The manifests also contain the release time, by which browsers recognise an older version.
 */
export function buildVersionManifests({ build, released, shell, assets, webWorker, statics, serviceWorker }) {
  const critical = findCriticalFileUrls({ assets, webWorker });
  const onDemand = findOnDemandFileUrls(assets);
  const list = (files) =>
    [...files]
      .map(([url, content]) => ({
        url,
        bytes: Buffer.byteLength(content),
        sha256: sha256(content, 'hex'),
        group: critical.has(url) ? 'critical' : 'lazy',
        ...(onDemand.has(url) ? { onDemand: true } : {}),
      }))
      .sort((a, b) => (a.url < b.url ? -1 : 1));
  const text = (files, extraFields = {}) =>
    `${JSON.stringify({ build, released, ...extraFields, files: list(files) }, undefined, 1)}\n`;
  return new Map([
    ['/m/asset-manifest.json', text(new Map([['/m/index.html', shell], ...assets.files]), { serviceWorker })],
    ['/mobile/mc/asset-manifest.json', text(statics)],
  ]);
}
