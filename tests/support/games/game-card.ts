import type { GameCard } from '../../../src/contract/endpoints/games/game-lanes';

/** Builds a game card; fields that are not given are empty. */
export function createGameCard(fields: Partial<GameCard>): GameCard {
  return {
    nodeId: '',
    displayName: '',
    accountTypeName: '',
    gameCode: '',
    roomId: '',
    image: '',
    prizeMode: '',
    trial: false,
    providerName: '',
    hot: false,
    jackpot: 0,
    jackpotGrowth: 0,
    drawAt: 0,
    drawInterval: 0,
    ...fields,
  };
}
