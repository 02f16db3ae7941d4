import { normalizeRoutePath } from '../../base/find-route';
import { ALL_HOME_PATHS, DIAGNOSTICS_PATH, ROUTES } from '../../contract/paths';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';
import { assignRunningVersionId, type RunningVersion } from './update-offer-rules';

/** Input of decideTabUpdate(): state of this tab when another tab updates to a new version. */
export interface TabUpdateState {
  /** Whether this tab already runs the new version or has already reloaded for it, and so must not reload again. */
  readonly hasUpdated: boolean;
  readonly isVisible: boolean;
  readonly hasTypedText: boolean;
}

/**
 * Whether this tab has updated to `version`: it runs this version, or has already reloaded for it. After a reload,
 * the tab does not know the id of its own version at first, so `updatedIds` lists the ids of the versions for which
 * it has reloaded.
 */
export const hasTabUpdatedToVersion = (
  version: VersionInfo,
  running: RunningVersion,
  updatedIds: readonly string[],
): boolean => assignRunningVersionId(running, version).id === version.id || updatedIds.includes(version.id);

/**
 * Decides what this tab does when another tab updates to a version: reload now, reload when the tab becomes visible,
 * ask for confirmation because the user has typed text, or do nothing (UPD-2).
 */
export function decideTabUpdate({
  hasUpdated,
  isVisible,
  hasTypedText,
}: TabUpdateState): 'reload' | 'reload-when-visible' | 'confirm' | 'none' {
  if (hasUpdated) return 'none';
  if (hasTypedText) return 'confirm';
  return isVisible ? 'reload' : 'reload-when-visible';
}

const KNOWN_PATHS: ReadonlySet<string> = new Set(
  [...ALL_HOME_PATHS, DIAGNOSTICS_PATH, ...Object.values(ROUTES).map(({ path }) => path)].map(normalizeRoutePath),
);

/**
 * Decides which page is loaded after an update: the current page (`reload`) if its path is one of the app, otherwise
 * `home` (ROUTE-4).
 * @param passwordPath path of the password page, which the merchant configures
 */
export function decidePageAfterUpdate(path: string, passwordPath: string): 'reload' | 'home' {
  return KNOWN_PATHS.has(normalizeRoutePath(path)) || normalizeRoutePath(path) === normalizeRoutePath(passwordPath)
    ? 'reload'
    : 'home';
}
