import { toSafeUrl, type UrlHosts } from '../../../base/to-safe-url';
import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import type { QueryOf } from '../../../contract/endpoint';
import type { launchGame } from '../../../contract/endpoints/games/game';
import type { GameLane } from '../../../contract/endpoints/games/game-lanes';
import { ROUTES } from '../../../contract/paths';
import { TICKET_NUMBERS_PARAMETER } from '../../../services/games/ticket-paths';
import { readGameParameter } from './read-game-parameter';

/** Values of a launch request that do not come from the URL. */
export interface LaunchRequestContext {
  readonly hosts: UrlHosts;
  /** Current language code; empty if there is none. */
  readonly language: string;
  /** The merchant's name. */
  readonly title: string;
  /** The member's VIP label; empty if there is none. */
  readonly labelName: string;
  /** The known games; a code of theirs is sent as the link has it. */
  readonly lanes: readonly GameLane[];
}

/** Language code of the launch request if no language is set (GAME-1). */
const DEFAULT_LANGUAGE = 'VI';
const LOBBY_CODES: ReadonlySet<string> = new Set(['', 'lobby', 'game_list']);

/** Whether a game code in the URL stands for the lobby (GAME-2). */
export const isLobbyCode = (code: string): boolean => LOBBY_CODES.has(code.trim().toLowerCase());

/** Returns the absolute URL that the game's Back button opens: a safe `backUrl`, otherwise home. */
export function decideGameBackUrl(search: URLSearchParams, hosts: UrlHosts): string {
  const backUrl = toSafeUrl('back', search.get('backUrl') ?? '', hosts);
  return backUrl.ok ? backUrl.value : `${hosts.origin}${ROUTES.home.path}`;
}

/**
 * Returns the value of `lottoView` for the request: `lobby` if the code stands for a lobby or `lottoView` in the URL is
 * `lobby`, otherwise `betting`.
 */
function viewOf(search: URLSearchParams, code: string): 'lobby' | 'betting' {
  return isLobbyCode(code) || cleanLinkValue(search.get('lottoView') ?? '').toLowerCase() === 'lobby'
    ? 'lobby'
    : 'betting';
}

/** Matches the numbers of a ticket: short, and not so many that they could be anything else. */
const NUMBERS_PATTERN = /^[a-z\d]{1,6}(,[a-z\d]{1,6}){0,29}$/i;

/** Returns the numbers of an earlier ticket with which the game opens; nothing if the URL has none (GAME-9.3). */
function numbersOf(search: URLSearchParams): { lottoNumbers?: string } {
  const numbers = cleanLinkValue(search.get(TICKET_NUMBERS_PARAMETER) ?? '');
  return NUMBERS_PATTERN.test(numbers) ? { lottoNumbers: numbers } : {};
}

/**
 * Builds the launch request from the query parameters of the launch page: `vendor`, `prize_mode`, `playType`, `code`,
 * `lottoView`, `backUrl` (GAME-1) and `numbers` (GAME-9.3).
 */
export function buildLaunchRequest(search: URLSearchParams, context: LaunchRequestContext): QueryOf<typeof launchGame> {
  const param = (key: string) => readGameParameter(search, key, context.lanes);
  const code = param('code');
  return {
    lottoArea: param('vendor'),
    launchMode: 'LOTT',
    lottoPrizeMode: param('prize_mode'),
    lottoMode: param('playType'),
    lottoGameCode: code,
    lottoView: viewOf(search, code),
    device: 'MOBILE',
    backUrl: decideGameBackUrl(search, context.hosts),
    hasLobby: 'true',
    language: context.language || DEFAULT_LANGUAGE,
    title: context.title,
    labelName: context.labelName,
    ...numbersOf(search),
  };
}
