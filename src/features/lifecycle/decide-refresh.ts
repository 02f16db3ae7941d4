import { DIAGNOSTICS_PATH, HOME_PATHS, ROUTES } from '../../contract/paths';
import type { VersionName } from '../../contract/sw-protocol';
import { plain } from '../../services/navigation/decide-access';
import { type RunningVersion, recogniseVersion } from './decide-offer';

/** What a page is doing when another tab moves to a new version. */
export interface TabState {
  /** It runs that version, or has moved to it before: it does not move twice. */
  readonly hasMoved: boolean;
  readonly isVisible: boolean;
  readonly holdsTypedText: boolean;
}

/**
 * Whether a page has moved to a version: it runs it, or has been sent to it before. One that has just come back by it runs
 * its build and has not heard its id yet.
 */
export const hasMovedTo = (version: VersionName, running: RunningVersion, followed: readonly string[]): boolean =>
  recogniseVersion(running, version).id === version.id || followed.includes(version.id);

/** How a tab follows another one to a version: at once, when it is looked at again, after asking, or not (UPD-2). */
export function decideFollow({ hasMoved, isVisible, holdsTypedText }: TabState): 'move' | 'wait' | 'ask' | 'stay' {
  if (hasMoved) return 'stay';
  if (holdsTypedText) return 'ask';
  return isVisible ? 'move' : 'wait';
}

const KNOWN: ReadonlySet<string> = new Set(
  [...HOME_PATHS, DIAGNOSTICS_PATH, ...Object.values(ROUTES).map(({ path }) => path)].map(plain),
);

/** Where a page comes back after an update: a known page where it is, any other on home (ROUTE-4). */
export function decideReturn(path: string, passwordPath: string): 'reload' | 'home' {
  return KNOWN.has(plain(path)) || plain(path) === plain(passwordPath) ? 'reload' : 'home';
}
