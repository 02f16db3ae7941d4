import { normalizeRoutePath } from '../../../base/find-route';
import { parseUrl } from '../../../base/parse-url';
import { ROUTES } from '../../../contract/paths';

/** A link to a game that requires a visitor to sign in first. */
export interface VisitorGameLink {
  /** Path to open after the sign-in. */
  readonly path: string;
  /** The game's code; empty for a lobby. */
  readonly code: string;
}

/** Functions that open the sign-in and registration dialogs above the current page. */
export interface SignInActions {
  /** @param returnTo path to open after the sign-in */
  readonly logIn: (returnTo: string) => void;
  readonly register: () => void;
}

const GAME_PATHS: readonly string[] = [ROUTES.launchGame.path, ROUTES.game.path].map(normalizeRoutePath);

/**
 * Returns the game or lobby that a link opens; undefined if it opens anything else.
 * @param origin origin of this page
 */
export function parseVisitorGameLink(href: string, origin: string): VisitorGameLink | undefined {
  const url = parseUrl(href);
  if (url?.origin !== origin || !GAME_PATHS.includes(normalizeRoutePath(url.pathname))) return undefined;
  return { path: url.pathname + url.search, code: url.searchParams.get('code') ?? '' };
}
