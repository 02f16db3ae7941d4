import { MEMBER_DATA } from '../member-data/member-data-table';
import { readMemberValue, removeMemberValue } from '../member-data/member-values';

/** Maximum number of recent games per member. */
const MAX_RECENT_GAMES = 12;

const ENTRY = MEMBER_DATA.recentGames;

/** Returns the recent games with a game added: newest first, without duplicates, at most {@link MAX_RECENT_GAMES}. */
export const prependRecentGame = (recent: readonly string[], code: string): readonly string[] =>
  [code, ...recent.filter((one) => one !== code)].slice(0, MAX_RECENT_GAMES);

/**
 * Returns the codes that a member's recent games were launched with, newest first; empty if there are none. A code is
 * the game code if the launch URL contained a game code, otherwise the node id.
 * @param member key of the member; empty for a visitor
 */
export const readRecentGames = (member: string): readonly string[] => readMemberValue(ENTRY, member)?.value ?? [];

/** Whether a member has opened a game, a lobby or a trial on this device since the last sign-out (PUSH-1). */
export const hasOpenedGame = (member: string): boolean => readMemberValue(ENTRY, member) !== undefined;

/** Deletes the recent games of a member, at the member's request. */
export const clearRecentGames = (member: string): void => removeMemberValue(ENTRY, member);
