import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { array, object, parse, string } from 'valibot';
import { type AssetFile, assetManifest, staticFileManifest } from '../../src/contract/service-worker/asset-manifest';
import {
  ASSET_MANIFEST_URL,
  ASSET_PATH_PREFIX,
  SHELL_URL,
  STATIC_FILE_MANIFEST_URL,
} from '../../src/contract/service-worker/service-worker-urls';
import { sha256 } from '../build/content-hash.mjs';
import { isFutureReleaseTime } from '../build/output/read-release-time.mjs';
import { extractShell } from '../documents/document-parts.mjs';

const documentTemplate = object({ scripts: array(string()), styles: array(string()) });

/** Resolves with the content of a file of a build, by its URL. Throws a readable error if it is missing. */
async function readBuilt(dist: string, url: string): Promise<Buffer> {
  return readFile(path.join(dist, url)).catch(() => {
    throw new Error(`${dist} is no complete build: ${url} is missing. Run npm run build`);
  });
}

const readJson = async (dist: string, url: string): Promise<unknown> =>
  JSON.parse((await readBuilt(dist, url)).toString('utf8'));

/**
 * Resolves with what a release needs to know of a build. Throws if browsers would refuse the build: a file that
 * differs from its manifest, manifests of two builds, a release time in the future.
 */
export async function readBuild(dist: string) {
  const manifest = parse(assetManifest, await readJson(dist, ASSET_MANIFEST_URL));
  const statics = parse(staticFileManifest, await readJson(dist, STATIC_FILE_MANIFEST_URL));
  if (statics.build !== manifest.build)
    throw new Error(`${dist} has the manifests of two builds, ${manifest.build} and ${statics.build}`);
  const { build, released } = manifest;
  if (released !== undefined && isFutureReleaseTime(released))
    throw new Error(
      `The release time of build ${build} is in the future: ${new Date(released * 1000).toISOString()}. Browsers ` +
        'would refuse later releases until then. Set the clock, or SOURCE_DATE_EPOCH, and build again',
    );
  for (const file of [...manifest.files, ...statics.files]) await verifyFile(dist, file);
  const assets = manifest.files.filter(({ url }) => url.startsWith(ASSET_PATH_PREFIX));
  const { scripts, styles } = parse(documentTemplate, await readJson(dist, '/document.json'));
  return {
    build,
    released,
    assets: Object.fromEntries(assets.map((file): [string, string] => [file.url, file.sha256])),
    scripts,
    styles,
  };
}

async function verifyFile(dist: string, file: AssetFile): Promise<void> {
  const content = await readBuilt(dist, file.url);
  const pinned = file.url === SHELL_URL ? extractShell(content.toString('utf8')) : content;
  if (sha256(pinned, 'hex') !== file.sha256)
    throw new Error(`${dist}${file.url} differs from its manifest: service workers would refuse it. Build again`);
}
