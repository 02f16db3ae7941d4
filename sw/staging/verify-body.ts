import type { AssetFile } from '../../src/contract/asset-manifest';
import type { StagingFault } from '../../src/contract/sw-protocol';

/** What is wrong with a decoded body, measured against the manifest; undefined when it is the file. */
export async function verifyBody(
  body: ArrayBuffer,
  { bytes, sha256 }: Pick<AssetFile, 'bytes' | 'sha256'>,
): Promise<StagingFault | undefined> {
  if (body.byteLength !== bytes) return 'length';
  return (await sha256Of(body)) === sha256 ? undefined : 'hash';
}

/** The SHA-256 of a body in lower-case hex. */
export async function sha256Of(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
