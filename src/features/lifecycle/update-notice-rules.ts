import { isOlder } from '../../contract/service-worker/asset-manifest';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';

/**
 * The version that a page runs: its build, the id that the service worker first reported for this build, and its
 * release time (epoch seconds).
 */
export interface RunningVersion {
  readonly build: string;
  readonly id: string | undefined;
  readonly released?: number | undefined;
}

/**
 * Returns the running version with the id of `current`, the active version, if it has no id yet and both have the same
 * build; otherwise `running` itself. Ids of partial versions are ignored.
 */
export function identifyRunningVersion(running: RunningVersion, current: VersionInfo): RunningVersion {
  const isOwn = running.id === undefined && running.build === current.build && !current.isPartial;
  return isOwn ? { ...running, id: current.id } : running;
}

/**
 * Whether to offer the active version to the user: only if it is not the running version, not older than that, and not
 * the version offered last (UPD-1). The same build with another id, as after a change of the icons, is another version.
 */
export function shouldShowUpdateNotice(
  running: RunningVersion,
  current: VersionInfo,
  lastOfferedId: string | undefined,
): boolean {
  const isSameBuild = running.build === current.build;
  const isRunning = isSameBuild && (running.id === undefined || running.id === current.id);
  return !isRunning && current.id !== lastOfferedId && !isOlder(current, running);
}
