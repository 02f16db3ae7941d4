import type { GameCard } from '../../src/contract/endpoints/game-lanes';

/** A game as a lane shows it, blank but for what a test is about. */
export function gameCard(fields: Partial<GameCard>): GameCard {
  return {
    nodeId: '',
    displayName: '',
    accountTypeName: '',
    gameCode: '',
    roomId: '',
    image: '',
    prizeMode: '',
    trial: false,
    ...fields,
  };
}
