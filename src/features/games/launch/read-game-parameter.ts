import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import type { GameLane } from '../../../contract/endpoints/games/game-lanes';

/**
 * Returns a parameter of a link to a game; empty if there is none. A value that one of the known games has stays as it
 * is, because a code may end in punctuation, and for a game without a code its name is the code. Any other value is
 * returned without what copying the link may have added (ROUTE-9).
 */
export function readGameParameter(search: URLSearchParams, name: string, lanes: readonly GameLane[]): string {
  const text = (search.get(name) ?? '').trim();
  const wanted = text.toLowerCase();
  const isKnown = lanes.some(({ cards }) =>
    cards.some(({ nodeId, gameCode, prizeMode, accountTypeName }) =>
      [nodeId, gameCode, prizeMode, accountTypeName].some((value) => value.toLowerCase() === wanted),
    ),
  );
  return isKnown ? text : cleanLinkValue(text);
}
