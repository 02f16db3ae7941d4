import { isOlderVersion } from '../../contract/service-worker/asset-manifest';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';

/**
 * The version that this page runs: its build id (`build`), its version id (`id`), and its release time (epoch
 * seconds). `id` is the first version id that is reported for this build (see assignRunningVersionId()); undefined
 * until one is reported.
 */
export interface RunningVersion {
  readonly build: string;
  readonly id: string | undefined;
  readonly released?: number | undefined;
}

/**
 * Returns `running` with the id of `current`, the active version, if `running` has no id yet and both have the same
 * build; otherwise returns `running` itself. The id of a partial version (`isPartial`) is not used.
 */
export function assignRunningVersionId(running: RunningVersion, current: VersionInfo): RunningVersion {
  const isOwn = running.id === undefined && running.build === current.build && !current.isPartial;
  return isOwn ? { ...running, id: current.id } : running;
}

/**
 * Whether to offer `current`, the active version, to the user (UPD-1): only if it is neither the running version, nor
 * older than the running version, nor the version offered last. Versions with the same build and different ids are
 * different versions, for example after a change of the icons.
 */
export function shouldOfferUpdate(
  running: RunningVersion,
  current: VersionInfo,
  lastOfferedId: string | undefined,
): boolean {
  const isSameBuild = running.build === current.build;
  const isRunning = isSameBuild && (running.id === undefined || running.id === current.id);
  return !isRunning && current.id !== lastOfferedId && !isOlderVersion(current, running);
}
