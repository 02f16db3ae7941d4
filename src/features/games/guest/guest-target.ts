import { parseUrl } from '../../../base/parse-url';
import { ROUTES } from '../../../contract/paths';
import { normalizePath } from '../../../services/navigation/decide-access';

/** A page of a game that asks a visitor to sign in first. */
export interface GuestTarget {
  /** Path to open after the sign-in. */
  readonly path: string;
  /** The game's code; a lobby has none. */
  readonly code: string;
}

/** How a visitor becomes a member; each opens above the page. */
export interface WaysIn {
  /** @param returnTo path to open after the sign-in */
  readonly logIn: (returnTo: string) => void;
  readonly register: () => void;
}

const GAME_PATHS: readonly string[] = [ROUTES.launchGame.path, ROUTES.game.path].map(normalizePath);

/** Returns the game that a link leads to; undefined for any other link. @param origin of this page */
export function readGuestTarget(href: string, origin: string): GuestTarget | undefined {
  const url = parseUrl(href);
  if (url?.origin !== origin || !GAME_PATHS.includes(normalizePath(url.pathname))) return undefined;
  return { path: url.pathname + url.search, code: url.searchParams.get('code') ?? '' };
}
