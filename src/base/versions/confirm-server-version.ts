import type { AppVersion } from '../../contract/service-worker/asset-manifest';
import { fail, ok, type Result } from '../result';

/** The server's version according to its asset manifest and static manifest, fetched at the same time. */
export interface ServerVersionSnapshot {
  readonly version: AppVersion;
  /** Whether asset manifest and static manifest describe the same build, so that no deploy is in progress. */
  readonly isOneBuild: boolean;
}

/**
 * Resolves with the server's version if it is stable (UPD-1). If asset manifest and static manifest describe
 * different builds, as during a deploy, takes a second snapshot after `pause`, which must confirm the version.
 * Resolves with an error if a snapshot fails or the second snapshot does not confirm the version.
 */
export async function confirmServerVersion(
  fetchSnapshot: () => Promise<Result<ServerVersionSnapshot, string>>,
  pause: () => Promise<void>,
): Promise<Result<AppVersion, string>> {
  const first = await fetchSnapshot();
  if (!first.ok) return first;
  if (first.value.isOneBuild) return ok(first.value.version);
  await pause();
  const second = await fetchSnapshot();
  if (!second.ok) return second;
  const isStable = second.value.isOneBuild || second.value.version.id === first.value.version.id;
  return isStable ? ok(second.value.version) : fail('a deploy is under way');
}
