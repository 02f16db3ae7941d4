import type { GameCard, GameLane } from '../../../src/contract/endpoints/games/game-lanes';
import { PICTURED_CATEGORIES } from '../art/draw-category-icon';
import type { Merchant } from '../merchants/merchant';
import { isGameCopy, type LaneGame } from './add-game-copies';
import { getGameName } from './game';
import { type GameHighlights, getGameHighlights } from './game-highlights';
import { findGameVendor } from './game-vendors';
import { getLaneTitle, LANE_CATEGORIES } from './lane-titles';

interface LaneContext {
  readonly language: string;
  readonly merchant: Merchant;
  /** The platform's time (epoch ms). */
  readonly now: number;
}

type PlatformCard = Omit<GameCard, keyof GameHighlights> & GameHighlights;

interface PlatformLane extends Omit<GameLane, 'cards'> {
  readonly cards: PlatformCard[];
}

/** Groups the games into lanes, one per category (GAME-5). */
export function buildLanes(games: readonly LaneGame[], context: LaneContext): PlatformLane[] {
  return LANE_CATEGORIES.map((category) => {
    const laneGames = games.filter((entry) => entry.category === category);
    const { merchant } = context;
    const vendors = [...new Set(laneGames.map(({ vendor }) => vendor.toUpperCase()))];
    return {
      title: getLaneTitle(category, context.language),
      category,
      icon: PICTURED_CATEGORIES[merchant.code]?.includes(category)
        ? `/cdn/${merchant.code}/category/${category}.svg`
        : '',
      cards: laneGames.map((entry) => cardOf(entry, context)),
      gameClassify: [{ code: category, vendors }],
      gameCount: laneGames.length,
    };
  });
}

const cardOf = (entry: LaneGame, { language, merchant, now }: LaneContext): PlatformCard => ({
  ...getGameHighlights(entry, merchant, now),
  // Copies name no provider, so that ten thousand of them stay within the limit of a response.
  providerName: isGameCopy(entry) ? '' : (findGameVendor(entry.vendor)?.name ?? ''),
  nodeId: String(entry.id),
  displayName: getGameName(entry, language),
  accountTypeName: entry.vendor,
  gameCode: entry.code,
  roomId: entry.roomId,
  image: `/cdn/games/${entry.picture}.svg`,
  prizeMode: entry.prizeMode,
  trial: entry.trial,
});
