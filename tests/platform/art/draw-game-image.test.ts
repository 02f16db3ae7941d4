import { expect, test } from 'vitest';
import { listAllGames } from '../games/find-game';
import { setUpTestPlatform } from '../testing/test-platform';
import { drawGameImage } from './draw-game-image';
import { getGameEmblemFile } from './emblems';

const { platform } = setUpTestPlatform();

test.each(['FAIR', 'KOPI', 'SOL'])(
  '[GAME-5] at least 60 games of the merchant %s each have a distinct image',
  (merchant) => {
    const games = listAllGames(platform().services.database);
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(new Set(games.map(({ code }) => getGameEmblemFile(code))).size).toBe(games.length);
    expect(new Set(games.map((game) => drawGameImage(game, merchant))).size).toBe(games.length);
  },
);

test('[WL-2] each merchant shows a different image of the same game', () => {
  for (const game of listAllGames(platform().services.database))
    expect(new Set(['FAIR', 'KOPI', 'SOL'].map((merchant) => drawGameImage(game, merchant))).size).toBe(3);
});
