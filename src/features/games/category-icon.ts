import { isLottery } from '../../services/games/launch-path';
import type { IconName } from '../../ui/icon';

const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['SLOT', 'slots'],
  ['LIVE', 'live'],
  ['SPORT', 'sports'],
  ['SPORTS', 'sports'],
  ['FISH', 'fishing'],
  ['PVP', 'cards'],
]);

/** The picture of a category; one that nobody drew gets the general one. */
export const categoryIcon = (category: string): IconName =>
  isLottery(category) ? 'lottery' : (ICONS.get(category) ?? 'games');
