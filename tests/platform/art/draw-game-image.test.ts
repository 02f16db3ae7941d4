import { expect, test } from 'vitest';
import { listAllGames } from '../games/find-game';
import { setUpTestPlatform } from '../testing/test-platform';
import { drawGameImage } from './draw-game-image';
import { getGameEmblemFile } from './emblems';

const { platform } = setUpTestPlatform();

test.each(['FAIR', 'KOPI', 'SOL'])(
  '[GAME-5] the merchant %s has at least 60 games, each with a distinct image',
  (merchant) => {
    const games = listAllGames(platform().services.database);
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map(({ code }) => getGameEmblemFile(code))).size).toBe(games.length);
    expect(new Set(games.map((game) => drawGameImage(game, merchant))).size).toBe(games.length);
  },
);

test('[WL-2] the image of a game is different for each merchant', () => {
  for (const game of listAllGames(platform().services.database))
    expect(new Set(['FAIR', 'KOPI', 'SOL'].map((merchant) => drawGameImage(game, merchant))).size).toBe(3);
});
