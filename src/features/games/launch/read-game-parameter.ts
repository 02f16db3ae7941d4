import { cleanLinkValue } from '../../../contract/bootstrap/link-values';
import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
import { toCanonicalVendor } from '../../../services/games/game-paths';

/** The values of a game that links to it contain. */
const valuesOf = ({ nodeId, gameCode, prizeMode, accountTypeName }: GameCard): readonly string[] => [
  nodeId,
  gameCode,
  prizeMode,
  toCanonicalVendor(accountTypeName),
];

/**
 * Returns a parameter of a link to a game; empty if there is none. A value that one of the known games has stays as it
 * is, because a code may end in punctuation, and for a game without a code its name is the code. Any other value is
 * returned without what copying the link may have added (ROUTE-9).
 */
export function readGameParameter(search: URLSearchParams, name: string, lanes: readonly GameLane[]): string {
  const text = (search.get(name) ?? '').trim();
  const cleaned = cleanLinkValue(text);
  return cleaned !== text && isKnown(lanes, text) ? text : cleaned;
}

function isKnown(lanes: readonly GameLane[], text: string): boolean {
  const wanted = text.toLowerCase();
  return lanes.some(({ cards }) =>
    cards.some((card) => valuesOf(card).some((value) => value.toLowerCase() === wanted)),
  );
}
