import type { Clock } from '../../base/clock';
import { computeTextFingerprint } from '../../base/text-fingerprint';
import { confirmServerVersion } from '../../base/versions/confirm-server-version';
import { fetchServerVersionSnapshot } from '../../base/versions/fetch-server-version-snapshot';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';
import type { RunningVersion } from './update-offer-rules';

/** Delay before the manifests are fetched again if they belong to different builds (ms). */
const DEPLOY_PAUSE_MS = 10_000;

/**
 * Determines the version that is deployed on the server. The page calls this function if no service worker checks for
 * new versions (UPD-1). If the id of the running version is known, both the asset manifest and the static manifest
 * are required, because a complete version id is computed from both. Otherwise only the asset manifest is required:
 * it contains the build id, by which the versions are then compared. Resolves with undefined if the version cannot be
 * determined.
 */
export async function fetchServerVersion(running: RunningVersion, clock: Clock): Promise<VersionInfo | undefined> {
  const needsBoth = running.id !== undefined;
  const version = await confirmServerVersion(
    () => fetchServerVersionSnapshot(needsBoth, computeTextFingerprint),
    () => clock.sleep(DEPLOY_PAUSE_MS),
  );
  return version.ok ? version.value : undefined;
}
