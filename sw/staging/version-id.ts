import type { AssetFile } from '../../src/contract/asset-manifest';
import { sha256Of } from './verify-body';

/** Names a version by the files of both manifests; their order and the way they are written say nothing (UPD-1). */
export function versionId(files: readonly AssetFile[]): Promise<string> {
  const lines = files.map(({ url, bytes, sha256 }) => `${url} ${bytes} ${sha256}\n`);
  return sha256Of(new TextEncoder().encode(lines.sort().join('')).buffer);
}
