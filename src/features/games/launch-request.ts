import { safeUrl, type UrlHosts } from '../../base/safe-url';
import type { QueryOf } from '../../contract/endpoint';
import type { launchGame } from '../../contract/endpoints/game';
import { ROUTES } from '../../contract/paths';

/** What a launch takes from the merchant, the visitor and the member. */
export interface LaunchContext {
  readonly hosts: UrlHosts;
  /** Code of the language spoken; empty: none. */
  readonly language: string;
  /** The merchant's name. */
  readonly title: string;
  /** The member's VIP label; empty without one. */
  readonly labelName: string;
}

/** Spoken in games when nobody said what (GAME-1). */
const DEFAULT_LANGUAGE = 'VI';
const LOBBY_CODES: ReadonlySet<string> = new Set(['', 'lobby', 'game_list']);

/** Whether a code of the address means the lobby rather than a game (GAME-2). */
export const isLobbyCode = (code: string): boolean => LOBBY_CODES.has(code.trim().toLowerCase());

/** Where a game leads back to: `backUrl` when it may be followed, else home. Absolute. */
export function backAddress(search: URLSearchParams, hosts: UrlHosts): string {
  const wanted = safeUrl('back', search.get('backUrl') ?? '', hosts);
  return wanted.ok ? wanted.value : `${hosts.origin}${ROUTES.home.path}`;
}

/** `lottoView` of the address counts for games alone: a lobby has no bets. */
function viewOf(search: URLSearchParams, code: string): 'lobby' | 'betting' {
  return isLobbyCode(code) || search.get('lottoView')?.toLowerCase() === 'lobby' ? 'lobby' : 'betting';
}

/** What the platform is asked for by `/m/launchGame?prize_mode|vendor, code, playType, backUrl, lottoView` (GAME-1). */
export function launchRequest(search: URLSearchParams, context: LaunchContext): QueryOf<typeof launchGame> {
  const field = (name: string) => search.get(name)?.trim() ?? '';
  return {
    lottoArea: field('vendor'),
    launchMode: 'LOTT',
    lottoPrizeMode: field('prize_mode'),
    lottoMode: field('playType'),
    lottoGameCode: field('code'),
    lottoView: viewOf(search, field('code')),
    device: 'MOBILE',
    backUrl: backAddress(search, context.hosts),
    hasLobby: 'true',
    language: context.language || DEFAULT_LANGUAGE,
    title: context.title,
    labelName: context.labelName,
  };
}
