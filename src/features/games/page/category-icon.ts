import { isLotteryCategory } from '../../../services/games/game-paths';
import type { IconName } from '../../../ui/media/icon-names';

const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['VIETNAM_LOTTO', 'vietnamLottery'],
  ['ELOTT', 'instantLottery'],
  ['ELOTTO', 'lotto'],
  ['SEA_LOTT', 'asiaLottery'],
  ['SLOT', 'slots'],
  ['LIVE', 'live'],
  ['SPORT', 'sports'],
  ['SPORTS', 'sports'],
  ['FISH', 'fishing'],
  ['PVP', 'cards'],
]);

/** Returns the icon of a category; unknown categories get the generic one. */
export const getCategoryIcon = (category: string): IconName =>
  ICONS.get(category) ?? (isLotteryCategory(category) ? 'lottery' : 'games');
