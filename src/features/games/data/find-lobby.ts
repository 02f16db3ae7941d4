import type { GameCard, GameLane } from '../../../contract/endpoints/games/game-lanes';
import { toCanonicalVendor } from '../../../services/games/game-paths';

/** The parameters of a link to a lobby (GAME-1); empty if the link has none. */
export interface LobbyParameters {
  readonly vendor: string;
  readonly prizeMode: string;
}

/** Number of pictures that stand for a lobby. */
const MAX_PICTURES = 3;

/** Whether a game is in a lobby: a lottery by its prize mode, any other game by its vendor. */
function isInLobby(card: GameCard, { vendor, prizeMode }: LobbyParameters): boolean {
  if (prizeMode !== '') return card.prizeMode === prizeMode;
  return vendor !== '' && toCanonicalVendor(card.accountTypeName) === toCanonicalVendor(vendor);
}

/**
 * Returns the name of a lobby: of lotteries the title of the lane that has its prize mode, of other games the name of
 * the vendor. Undefined if the games do not name it, or name it in two ways.
 */
export function findLobbyName(lanes: readonly GameLane[], lobby: LobbyParameters): string | undefined {
  const names = new Set(
    lanes.flatMap(({ title, cards }) =>
      cards
        .filter((card) => isInLobby(card, lobby))
        .map(({ providerName }) => (lobby.prizeMode === '' ? providerName : title)),
    ),
  );
  const [name = '', ...others] = names;
  return name === '' || others.length > 0 ? undefined : name;
}

/** Returns the pictures of the first games of a lobby, at most three, none twice. */
export function findLobbyPictures(lanes: readonly GameLane[], lobby: LobbyParameters): readonly string[] {
  const images = lanes.flatMap(({ cards }) => cards.filter((card) => isInLobby(card, lobby)).map(({ image }) => image));
  return [...new Set(images)].filter((image) => image !== '').slice(0, MAX_PICTURES);
}
