import { readMemberKey } from '../session/use-member-key';
import { getPlayStatus, readKnown } from './play-status';

/**
 * Returns when the break of the signed-in member ends, as this browser has been told (epoch ms), also while the wallet
 * cannot be loaded. 0 if there is none, for an excluded member, whose later end counts, and for a visitor, whom the
 * break of another user of this browser does not concern in detail (SAFE-4).
 */
export function getKnownBreakEnd(): number {
  if (getPlayStatus() !== 'break') return 0;
  const own = readKnown().find(({ member }) => member === readMemberKey());
  return own?.breakUntil ?? 0;
}
