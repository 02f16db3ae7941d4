import type { VersionName } from '../../contract/sw-protocol';

/** The version a page runs: the build that is written in it, and the id that this build had when it was first heard of. */
export interface RunningVersion {
  readonly build: string;
  readonly id: string | undefined;
}

/** What a page learns of its own version from hearing that `current` is in charge. */
export function recogniseVersion(running: RunningVersion, current: VersionName): RunningVersion {
  const isOwn = running.id === undefined && running.build === current.build;
  return isOwn ? { ...running, id: current.id } : running;
}

/**
 * Whether the version in charge is offered to the member: when it is not the one that runs, and not one that was
 * offered a short while ago (UPD-1). One build with other icons is another version as well.
 */
export function decideOffer(running: RunningVersion, current: VersionName, offered: string | undefined): boolean {
  const isSameBuild = running.build === current.build;
  const isRunning = isSameBuild && (running.id === undefined || running.id === current.id);
  return !isRunning && current.id !== offered;
}
