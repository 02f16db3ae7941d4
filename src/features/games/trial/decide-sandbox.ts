import { mayCarryToken, type UrlHosts } from '../../../base/safe-url';

/** Permissions of every game: scripts, forms, pointer lock and orientation lock. */
const BASE_PERMISSIONS = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';

/**
 * Returns the `sandbox` attribute of a game's iframe (GAME-3). A game keeps its own origin, because many need their storage
 * to start; a game on one of the merchant's hosts, where this app runs, gets an opaque origin.
 */
export const decideSandbox = (url: string, hosts: UrlHosts): string =>
  mayCarryToken(url, hosts) ? BASE_PERMISSIONS : `${BASE_PERMISSIONS} allow-same-origin`;
