import type { GameCard, GameLane } from '../../../src/contract/endpoints/game-lanes';
import { gameName } from './game';
import { LANE_TITLES } from './lane-titles';
import type { ListedGame } from './multiply-games';

/** The games as lanes, one per category (GAME-5). */
export function buildLanes(games: readonly ListedGame[], language: string): GameLane[] {
  return Object.entries(LANE_TITLES).map(([category, titles]) => {
    const ofLane = games.filter((entry) => entry.category === category);
    const vendors = [...new Set(ofLane.map(({ vendor }) => vendor.toUpperCase()))];
    return {
      title: titles[language] ?? titles.EN,
      category,
      cards: ofLane.map((entry) => cardOf(entry, language)),
      gameClassify: [{ code: category, vendors }],
      gameCount: ofLane.length,
    };
  });
}

const cardOf = (entry: ListedGame, language: string): GameCard => ({
  nodeId: String(entry.id),
  displayName: gameName(entry, language),
  accountTypeName: entry.vendor,
  gameCode: entry.code,
  roomId: entry.roomId,
  image: `/cdn/games/${entry.picture}.svg`,
  prizeMode: entry.prizeMode,
  trial: entry.trial,
});
