import {
  type AssetFile,
  type AssetManifest,
  assetManifest,
  type StaticFileManifest,
  staticFileManifest,
} from '../../contract/service-worker/asset-manifest';
import { ASSET_MANIFEST_URL, STATIC_FILE_MANIFEST_URL } from '../../contract/service-worker/service-worker-urls';
import { fail, ok, type Result } from '../result';
import { computeSha256 } from '../sha256';
import type { ServerVersionSnapshot } from './confirm-server-version';
import { fetchVersionManifest } from './fetch-version-manifest';

/**
 * Fetches the asset manifest and the static manifest once. Resolves with an error unless both are available (UPD-1).
 * If `needsBoth` is false, the asset manifest suffices; a version without a static manifest is marked as partial.
 * @param fallbackHash hash function for a page over plain http, in which `crypto.subtle` is missing; a service worker
 * needs none
 */
export async function fetchServerVersionSnapshot(
  needsBoth = true,
  fallbackHash?: (text: string) => string,
): Promise<Result<ServerVersionSnapshot, string>> {
  const [main, statics] = await Promise.all([
    fetchVersionManifest(ASSET_MANIFEST_URL, assetManifest),
    fetchVersionManifest(STATIC_FILE_MANIFEST_URL, staticFileManifest),
  ]);
  if (!main.ok) return main;
  if (statics.ok) return ok(await createSnapshot(main.value, statics.value, fallbackHash));
  if (needsBoth) return fail(statics.error);
  const { version } = await createSnapshot(main.value, { build: main.value.build, files: [] }, fallbackHash);
  return ok({ version: { ...version, isPartial: true }, isOneBuild: true });
}

async function createSnapshot(
  main: AssetManifest,
  statics: StaticFileManifest,
  fallbackHash?: (text: string) => string,
): Promise<ServerVersionSnapshot> {
  const id = await computeVersionId([...main.files, ...statics.files], fallbackHash);
  return { version: { ...main, id }, isOneBuild: main.build === statics.build };
}

/**
 * Resolves with a version id: a hash over the files of both manifests, independent of their order and formatting
 * (UPD-1).
 */
export async function computeVersionId(
  files: readonly AssetFile[],
  fallbackHash?: (text: string) => string,
): Promise<string> {
  const lines = files.map(({ url, bytes, sha256, group }) => `${url} ${bytes} ${sha256} ${group}\n`);
  const text = lines.sort().join('');
  // Over plain http the id is only compared, never trusted.
  return !crypto.subtle && fallbackHash ? fallbackHash(text) : computeSha256(new TextEncoder().encode(text).buffer);
}
