import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../deploy/build/content-hash.mjs';
import { bundleDeploymentRules } from '../../deploy/build/html/deployment-rules.mjs';
import { replaceOutputFiles } from '../../deploy/build/output/write-output-files.mjs';
import { createSiteBuildOptions } from '../../deploy/build/site.mjs';
import { renderNeutralHead } from '../../deploy/documents/configure-deployment.mjs';
import { joinDocument } from '../../deploy/documents/document-parts.mjs';

let rules: Promise<string> | undefined;

const describeFile = ([url, content]: readonly [string, string], group: string) => ({
  url,
  bytes: Buffer.byteLength(content),
  sha256: sha256(content, 'hex'),
  group,
});

export const SHARED_ASSET = { url: '/m/assets/common-shared.js', content: 'export {};' };
export const assetOf = (mark: string): string => `/m/assets/main-${mark}.js`;

/**
 * Writes a small build whose document and asset carry a mark: an inline script, which the policy has to allow, and a
 * script with a hash in its name.
 */
export async function writeSampleBuild(
  dist: string,
  mark: string,
  { released = 1_700_000_000, shared = SHARED_ASSET.content }: { released?: number; shared?: string } = {},
): Promise<void> {
  rules ??= bundleDeploymentRules(createSiteBuildOptions()) as Promise<string>;
  const inline = `window.mark=${JSON.stringify(mark)}`;
  const shell = `<script>${inline}</script><script type="module" src="${assetOf(mark)}"></script>`;
  const assets: [string, string][] = [
    [assetOf(mark), `// ${mark}`],
    [SHARED_ASSET.url, shared],
  ];
  const icons: [string, string][] = [['/m/icons/mark.svg', `<svg><!-- ${mark} --></svg>`]];
  const shellEntry = describeFile(['/m/index.html', shell], 'critical');
  const files = [shellEntry, ...assets.map((file) => describeFile(file, 'lazy'))];
  const statics = icons.map((file) => describeFile(file, 'lazy'));
  mkdirSync(dist, { recursive: true });
  await replaceOutputFiles(
    { out: dist, compress: true },
    new Map<string, string>([
      ...assets,
      ...icons,
      ['/m/index.html', joinDocument(renderNeutralHead(), shell)],
      ['/m/sw.js', `// worker of ${mark}`],
      ['/m/asset-manifest.json', JSON.stringify({ build: mark, released, files })],
      ['/mobile/mc/asset-manifest.json', JSON.stringify({ build: mark, released, files: statics })],
      ['/document.json', JSON.stringify({ scripts: [sha256(inline)], styles: [], texts: [] })],
      ['/deployment-rules.mjs', await rules],
    ]),
  );
  mkdirSync(path.join(dist, 'hosts'), { recursive: true });
}

/** Writes a settings file; returns its path. */
export function writeSettings(folder: string, settings: object = { hosts: { 'fair.example': 'FAIR' } }): string {
  const file = path.join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}
