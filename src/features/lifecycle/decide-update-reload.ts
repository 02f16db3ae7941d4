import { DIAGNOSTICS_PATH, HOME_PATHS, ROUTES } from '../../contract/paths';
import type { VersionInfo } from '../../contract/service-worker/service-worker-messages';
import { normalizePath } from '../../services/navigation/decide-access';
import { identifyRunningVersion, type RunningVersion } from './update-notice-rules';

/** Input of decideTabUpdate(): state of this tab when another tab updates to a new version. */
export interface TabUpdateState {
  /** Whether this tab runs that version or has already reloaded for it, so that it does not reload twice. */
  readonly hasUpdated: boolean;
  readonly isVisible: boolean;
  readonly hasTypedText: boolean;
}

/**
 * Whether this tab has updated to a version: it runs that version, or has already reloaded for it. Directly after such
 * a reload, the tab runs the build of the version but does not know its version id yet.
 */
export const hasUpdatedTo = (version: VersionInfo, running: RunningVersion, updatedIds: readonly string[]): boolean =>
  identifyRunningVersion(running, version).id === version.id || updatedIds.includes(version.id);

/**
 * Decides how a tab follows another tab that updates to a version: reload now or once visible, ask for confirmation
 * because the user has typed text, or do nothing (UPD-2).
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
  [...HOME_PATHS, DIAGNOSTICS_PATH, ...Object.values(ROUTES).map(({ path }) => path)].map(normalizePath),
);

/**
 * Decides which page an update loads: `reload` for a known path, otherwise `home` (ROUTE-4).
 * @param passwordPath the merchant's path of the password page
 */
export function decideUpdateDestination(path: string, passwordPath: string): 'reload' | 'home' {
  return KNOWN_PATHS.has(normalizePath(path)) || normalizePath(path) === normalizePath(passwordPath)
    ? 'reload'
    : 'home';
}
