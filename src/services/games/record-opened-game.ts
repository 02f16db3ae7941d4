import { systemClock } from '../../base/clock';
import { MEMBER_DATA } from '../member-data/member-data-table';
import { writeMemberValue } from '../member-data/member-values';
import { computeMemberKey } from '../session/member-key';
import { getCurrentSession } from '../session/session-store';
import { prependRecentGame, readRecentGames } from './recent-games';

/**
 * Records that the signed-in member has opened a game; does nothing for a visitor.
 * @param code undefined for a lobby or a trial, which is not listed as a recent game but counts as opened (PUSH-1)
 */
export function recordOpenedGame(code?: string): void {
  const member = computeMemberKey(getCurrentSession()) ?? '';
  const earlier = readRecentGames(member);
  const value = code === undefined ? earlier : prependRecentGame(earlier, code);
  writeMemberValue(MEMBER_DATA.recentGames, member, { at: systemClock.now(), value: [...value] });
}
