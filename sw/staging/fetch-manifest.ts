import { safeParse } from 'valibot';
import { fail, ok, type Result } from '../../src/base/result';
import { ASSET_MANIFEST_URL, type AssetManifest, assetManifest } from '../../src/contract/asset-manifest';
import { MANIFEST_LIMIT } from '../limit';
import { judgeResponse } from './judge-response';

/** The version the server has now. What is missing, late or not a manifest says nothing about versions (UPD-1). */
export async function fetchManifest(): Promise<Result<AssetManifest, string>> {
  try {
    const answer = await fetch(`${ASSET_MANIFEST_URL}?t=${Date.now()}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(MANIFEST_LIMIT),
    });
    const refused = judgeResponse(answer, ASSET_MANIFEST_URL);
    return refused ? fail(refused) : parseManifest(await answer.json());
  } catch (error) {
    return fail(String(error));
  }
}

export function parseManifest(data: unknown): Result<AssetManifest, string> {
  const parsed = safeParse(assetManifest, data);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues.map(({ message }) => message).join('; '));
}
