import type { Clock } from '../../base/clock';
import { computeFingerprint } from '../../base/fingerprint';
import { confirmStableVersion } from '../../base/versions/confirm-stable-version';
import { fetchManifestSnapshot } from '../../base/versions/fetch-manifest-snapshot';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';
import type { RunningVersion } from './update-notice-rules';

/** Delay before the manifests are fetched again if they belong to different builds (ms). */
const DEPLOY_PAUSE_MS = 10_000;

/**
 * Fetches the server's version from the page; called if no service worker does so (UPD-1). If the id of the running
 * version is known, both the asset manifest and the static manifest are needed, because a complete id is computed
 * from both. Otherwise the asset manifest is enough, because it contains the build, by which versions are then
 * compared. Resolves with undefined if the version cannot be determined.
 */
export async function fetchServerVersion(running: RunningVersion, clock: Clock): Promise<VersionInfo | undefined> {
  const needsBoth = running.id !== undefined;
  const version = await confirmStableVersion(
    () => fetchManifestSnapshot(needsBoth, computeFingerprint),
    () => clock.sleep(DEPLOY_PAUSE_MS),
  );
  return version.ok ? version.value : undefined;
}
