import { getOwnProperty } from '../../../src/base/own-property';
import type { GameCard, GameLane } from '../../../src/contract/endpoints/games/game-lanes';
import type { Merchant } from '../merchants/merchant';
import { getGameName } from './game';
import { type GameHighlights, getGameHighlights } from './game-highlights';
import { findGameVendor } from './game-vendors';
import { isGameCopy, type ListedGame } from './multiply-games';

/** Lane titles by language, in lane order; English is the fallback. */
const LANE_TITLES: Readonly<Record<string, Readonly<Record<string, string>> & { readonly EN: string }>> = {
  LOTT: { EN: 'Lottery', CN: '彩票', TW: '彩票', VI: 'Xổ số' },
  VIETNAM_LOTTO: { EN: 'Vietnam lottery', CN: '越南彩', TW: '越南彩', VI: 'Xổ số Việt Nam' },
  ELOTT: { EN: 'Instant lottery', CN: '电子彩票', TW: '電子彩票', VI: 'Xổ số điện tử' },
  ELOTTO: { EN: 'E-Lotto', CN: '乐透', TW: '樂透', VI: 'E-Lotto' },
  SEA_LOTT: { EN: 'South-East Asia lottery', CN: '东南亚彩', TW: '東南亞彩', VI: 'Xổ số Đông Nam Á' },
  SLOT: { EN: 'Slots', CN: '老虎机', TW: '老虎機', VI: 'Nổ hũ' },
  LIVE: { EN: 'Live casino', CN: '真人视讯', TW: '真人視訊', VI: 'Casino trực tuyến' },
  SPORT: { EN: 'Sports', CN: '体育', TW: '體育', VI: 'Thể thao' },
  FISH: { EN: 'Fishing', CN: '捕鱼', TW: '捕魚', VI: 'Bắn cá' },
  PVP: { EN: 'Table games', CN: '棋牌', TW: '棋牌', VI: 'Game bài' },
};

interface LaneContext {
  readonly language: string;
  readonly merchant: Merchant;
  /** Epoch milliseconds. */
  readonly now: number;
}

type PlatformCard = Omit<GameCard, keyof GameHighlights> & GameHighlights;

interface PlatformLane extends Omit<GameLane, 'cards'> {
  readonly cards: PlatformCard[];
}

/** Groups the games into lanes, one per category (GAME-5). */
export function buildLanes(games: readonly ListedGame[], context: LaneContext): PlatformLane[] {
  return Object.entries(LANE_TITLES).map(([category, titles]) => {
    const laneGames = games.filter((entry) => entry.category === category);
    const vendors = [...new Set(laneGames.map(({ vendor }) => vendor.toUpperCase()))];
    return {
      title: getOwnProperty(titles, context.language) ?? titles.EN,
      category,
      cards: laneGames.map((entry) => cardOf(entry, context)),
      gameClassify: [{ code: category, vendors }],
      gameCount: laneGames.length,
    };
  });
}

const cardOf = (entry: ListedGame, { language, merchant, now }: LaneContext): PlatformCard => ({
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
