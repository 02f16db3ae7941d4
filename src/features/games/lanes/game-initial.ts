import { getFirstGrapheme } from '../../../base/text/graphemes';
import type { GameCard } from '../../../contract/endpoints/games/game-lanes';

/** Returns the letter that stands for the picture of a game until the picture has loaded. */
export const getGameInitial = ({ displayName }: Pick<GameCard, 'displayName'>): string =>
  getFirstGrapheme(displayName).toUpperCase();
