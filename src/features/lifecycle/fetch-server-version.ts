import type { Clock } from '../../base/clock';
import { fingerprint } from '../../base/fingerprint';
import { confirmStableVersion } from '../../base/versions/confirm-stable-version';
import { fetchManifests } from '../../base/versions/fetch-manifests';
import type { VersionName } from '../../contract/service-worker-messages';
import type { RunningVersion } from './decide-update-notice';

/** Pause before the manifests are fetched again when they name two builds (ms). */
const DEPLOY_PAUSE_MS = 10_000;

/**
 * Fetches the server's version from the page, for when no service worker does (UPD-1). Like an update in the service
 * worker it needs both manifests once both have identified the running version; until then the first is enough, which
 * names the build. Resolves with `undefined` when no version is known.
 */
export async function fetchServerVersion(running: RunningVersion, clock: Clock): Promise<VersionName | undefined> {
  const needsBoth = running.id !== undefined;
  const version = await confirmStableVersion(
    () => fetchManifests(needsBoth, fingerprint),
    () => clock.sleep(DEPLOY_PAUSE_MS),
  );
  return version.ok ? version.value : undefined;
}
