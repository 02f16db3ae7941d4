import { copyFile, link, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'valibot';
import { assetManifest } from '../../src/contract/service-worker/asset-manifest';
import { ASSET_MANIFEST_URL, ASSET_PATH_PREFIX } from '../../src/contract/service-worker/service-worker-urls';
import { listFiles } from '../build/list-files.mjs';
import { isCompressed, setContentTime, writeFilesWithContentTimes } from '../build/output/write-output-files.mjs';
import type { WorkerSwitch } from './release-record';

/** The compressed versions of a text file. */
const COMPRESSED = [
  { suffix: '.br', decompress: brotliDecompressSync },
  { suffix: '.gz', decompress: gunzipSync },
] as const;

const isCompressedVersion = (file: string): boolean => /\.(br|gz)$/.test(file);

/** Resolves with the URLs of the files of a site, without their compressed versions. */
export async function listSiteUrls(folder: string): Promise<readonly string[]> {
  const files: readonly string[] = await listFiles(folder);
  return files.filter((file) => !isCompressedVersion(file)).map((file) => `/${file.split(path.sep).join('/')}`);
}

/**
 * Copies the files of a build, each with both compressed versions of the same content (OPS-6): a server sends these,
 * and one that is missing or of another content is made again.
 */
export async function copyBuild(dist: string, site: string): Promise<void> {
  for (const url of await listSiteUrls(dist)) {
    const content = await readFile(path.join(dist, url));
    if (isCompressed(url) && !(await hasCompressedVersions(path.join(dist, url), content))) {
      await writeFilesWithContentTimes({ out: site, compress: true }, new Map([[url, content]]));
      continue;
    }
    await mkdir(path.dirname(path.join(site, url)), { recursive: true });
    for (const suffix of isCompressed(url) ? ['.br', '.gz', ''] : ['']) {
      await copyFile(path.join(dist, url + suffix), path.join(site, url + suffix));
      await setContentTime(path.join(site, url + suffix), content);
    }
  }
}

async function hasCompressedVersions(file: string, content: Buffer): Promise<boolean> {
  try {
    for (const { suffix, decompress } of COMPRESSED)
      if (!decompress(await readFile(file + suffix)).equals(content)) return false;
    return true;
  } catch {
    return false; // missing or damaged
  }
}

/** Copies a site of the folder of releases. Files with a hash in their name are never written, so they are linked. */
export async function copySite(from: string, site: string, assets: readonly string[]): Promise<void> {
  for (const file of (await listFiles(from)) as readonly string[]) {
    if (`/${file}`.startsWith(ASSET_PATH_PREFIX)) continue;
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    const content = await readFile(path.join(from, file));
    await writeFile(path.join(site, file), content);
    // The time of a compressed version is that of its text.
    const text = file.replace(/\.(br|gz)$/, '');
    await setContentTime(path.join(site, file), await readFile(path.join(from, text)));
  }
  await shareAssets(from, site, assets);
}

/**
 * Adds files with a hash in their name to another site, also while it is served: a file is there whole or not at all,
 * its compressed versions first.
 */
export async function shareAssets(from: string, to: string, assets: readonly string[]): Promise<void> {
  for (const url of assets) {
    await mkdir(path.dirname(path.join(to, url)), { recursive: true });
    for (const suffix of isCompressed(url) ? ['.br', '.gz', ''] : [''])
      await link(path.join(from, url + suffix), path.join(to, url + suffix)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
  }
}

/** Changes the asset manifest of a site, with its compressed versions. */
export async function stampManifest(site: string, released: number, serviceWorker: WorkerSwitch): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(path.join(site, ASSET_MANIFEST_URL), 'utf8'));
  const { serviceWorker: _, ...rest } = manifest as Record<string, unknown>;
  const isSwitched = serviceWorker === 'pass' || serviceWorker === 'off';
  const stamped = { ...rest, released, ...(isSwitched ? { serviceWorker } : {}) };
  parse(assetManifest, stamped);
  const text = `${JSON.stringify(stamped, undefined, 1)}\n`;
  await writeFilesWithContentTimes({ out: site, compress: true }, new Map([[ASSET_MANIFEST_URL, text]]));
}
