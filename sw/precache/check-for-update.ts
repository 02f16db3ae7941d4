import type { AppVersion } from '../../src/contract/service-worker/asset-manifest';
import { BACKGROUND_STORAGE_TIMEOUT_MS } from '../runtime/time-limits';
import { findNewestCompleteVersion, getServableVersions } from '../versions/versions-in-memory';
import { readNextUpdateCheckTime } from '../versions/versions-store';
import { isUpdateCheckDue, UPDATE_CHECK_DELAY_AFTER_NAVIGATION_MS } from './check-schedule';
import { precacheVersionFromServer } from './precache-version';
import { withPrecacheLock } from './with-precache-lock';

/**
 * Checks for a new version shortly after a navigation, so that even a page that fails before its own check is updated.
 */
export async function checkForUpdateAfterNavigation(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, UPDATE_CHECK_DELAY_AFTER_NAVIGATION_MS));
  await checkForUpdateIfDue();
}

/** A page's request to check for a new version. */
interface UpdateCheckRequest {
  /** The build that the page runs. */
  readonly build?: string;
  /** Whether this is the hourly check of an open page. */
  readonly isHourly?: boolean;
  /** URLs of files that the page has loaded. */
  readonly inUse?: readonly string[];
}

/**
 * Checks for a new version. Skips the check only if the last one was recent, a version is active, and the build of the
 * page is stored. Resolves with the active version; undefined if there is none, or if it may be older than `build`.
 */
export async function checkForUpdateIfDue({
  build,
  isHourly = false,
  inUse: loadedUrls = [],
}: UpdateCheckRequest = {}): Promise<AppVersion | undefined> {
  let isServerVersion = false;
  // The lock is held while lazy files are precached. A check that fetches nothing does not wait for them: a Refresh
  // would be complete only after that (UPD-2).
  if (await isCheckNeeded(build, isHourly)) {
    await withPrecacheLock(async () => {
      // Another check may have run meanwhile.
      if (await isCheckNeeded(build, isHourly)) isServerVersion = await precacheVersionFromServer(loadedUrls);
    });
  }
  return isServerVersion || (await isBuildStored(build)) ? findActiveVersion() : undefined;
}

async function isCheckNeeded(build: string | undefined, isHourly: boolean): Promise<boolean> {
  const next = await readNextUpdateCheckTime();
  const isDue = next.ok && isUpdateCheckDue(next.value, Date.now(), isHourly);
  return isDue || !(await findActiveVersion()) || !(await isBuildStored(build));
}

async function isBuildStored(build: string | undefined): Promise<boolean> {
  if (build === undefined) return true;
  return (await getServableVersions(BACKGROUND_STORAGE_TIMEOUT_MS)).some((version) => version.build === build);
}

const findActiveVersion = () => findNewestCompleteVersion(BACKGROUND_STORAGE_TIMEOUT_MS);
