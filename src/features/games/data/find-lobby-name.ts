import type { GameLane } from '../../../contract/endpoints/games/game-lanes';
import { toCanonicalVendor } from '../../../services/games/game-paths';

/** The parameters of a link to a lobby (GAME-1); empty if the link has none. */
export interface LobbyParameters {
  readonly vendor: string;
  readonly prizeMode: string;
}

/**
 * Returns the name of a lobby: of lotteries the title of the lane that has its prize mode, of other games the name of
 * the vendor. Undefined if the games do not name it, or name it in two ways.
 */
export function findLobbyName(lanes: readonly GameLane[], { vendor, prizeMode }: LobbyParameters): string | undefined {
  const names = new Set<string>();
  for (const { title, cards } of lanes) {
    for (const card of cards) {
      if (prizeMode !== '') {
        if (card.prizeMode === prizeMode) names.add(title);
      } else if (vendor !== '' && toCanonicalVendor(card.accountTypeName) === toCanonicalVendor(vendor)) {
        names.add(card.providerName);
      }
    }
  }
  const [name = '', ...others] = names;
  return name === '' || others.length > 0 ? undefined : name;
}
