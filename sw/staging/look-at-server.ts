import { fail, ok, type Result } from '../../src/base/result';
import {
  ASSET_MANIFEST_URL,
  type AssetManifest,
  assetManifest,
  STATIC_MANIFEST_URL,
  type StaticManifest,
  staticManifest,
} from '../../src/contract/asset-manifest';
import { fetchManifest } from './fetch-manifest';
import type { Look } from './settle-version';
import { versionId } from './version-id';

/** Reads both manifests, once each; without both there is no version (UPD-1). */
export async function lookAtServer(): Promise<Result<Look, string>> {
  const [main, statics] = await Promise.all([
    fetchManifest(ASSET_MANIFEST_URL, assetManifest),
    fetchManifest(STATIC_MANIFEST_URL, staticManifest),
  ]);
  if (!main.ok) return main;
  return statics.ok ? ok(await describeLook(main.value, statics.value)) : fail(statics.error);
}

async function describeLook(main: AssetManifest, statics: StaticManifest): Promise<Look> {
  const id = await versionId([...main.files, ...statics.files]);
  return { version: { ...main, id }, isOneBuild: main.build === statics.build };
}
