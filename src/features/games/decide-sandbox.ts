import { mayCarryToken, type UrlHosts } from '../../base/safe-url';

/** What a game may do: run, be typed into, and steer by mouse and by the way the phone is held. */
const PLAY = 'allow-scripts allow-forms allow-pointer-lock allow-orientation-lock';

/**
 * The sandbox of a game's frame (GAME-3). A game keeps the storage of its own host, which many do not start without; one
 * that stands at a host of the merchant's, where this product runs, gets no origin at all.
 */
export const decideSandbox = (address: string, hosts: UrlHosts): string =>
  mayCarryToken(address, hosts) ? PLAY : `${PLAY} allow-same-origin`;
